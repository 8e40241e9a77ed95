import { createSite } from '../../../../client/content/create-site.js'
import type { LandingPageData } from '../../../../client/shared/page-data/page-views.js'
import {
  linkTo,
  madeDepartment,
  madeJob,
  madeLocation,
  madeRepository,
  paragraph,
} from '../../../helpers/content/made-documents.js'

const atBristol = { parent: linkTo('location', 'uk') }
const remote = {
  workplace: 'Remote' as const,
  locations: [{ location: linkTo('location', 'remote-uk') }] as never,
  remote_countries: [{ country: linkTo('location', 'uk') }] as never,
}
const documents = [
  ...madeRepository([madeJob('1'), madeJob('2', remote)]).filter(({ uid }) => uid !== 'bristol'),
  madeLocation('uk', 'United Kingdom', { kind: 'country' }),
  madeLocation('bristol', 'Bristol', {
    ...atBristol,
    street: '1 Wharf Road',
    locality: 'Bristol',
    postcode: 'BS1 4XX',
    map_url: { link_type: 'Web', url: 'https://maps.example/bristol' } as never,
  }),
  madeLocation('remote-uk', 'Remote (UK)', { kind: 'remote', ...atBristol }),
  madeLocation('leeds', 'Leeds', atBristol),
  { ...madeDepartment('legal', 'Legal'), data: { name: 'Legal', order: 2, intro: [] } } as never,
  {
    ...madeDepartment('people', 'People'),
    data: { name: 'People', order: 3, intro: paragraph('We look after those who work here.') },
  } as never,
]
const { pages } = createSite(documents, {
  now: new Date('2026-11-21T12:00:00Z'),
  buildHash: 'hash',
})

function landing(path: string, of = pages) {
  const page = of.find((candidate) => candidate.path === path)
  if (page === undefined) throw new Error(`No page at ${path}`)
  return { ...(page.result.data as LandingPageData), head: page.result.pageContext.head }
}
const ids = (jobs: { id: string }[]) => jobs.map(({ id }) => id)

it('a department page shows the jobs of the department and links to the filtered listing', () => {
  const page = landing('/departments/engineering')
  expect(ids(page.jobs)).toEqual(['1', '2'])
  expect(page.listingPath).toBe('/?department=engineering')
  expect(page.head).toMatchObject({ canonicalPath: '/departments/engineering', robots: null })
})

it('an office page shows its jobs, its address and, separately, remote jobs of its country', () => {
  const page = landing('/locations/bristol')
  expect(ids(page.jobs)).toEqual(['1'])
  expect(ids(page.remoteJobs)).toEqual(['2'])
  expect(page.remoteIn).toBe('the UK')
  expect(page.facts).toEqual([
    {
      label: 'Address',
      lines: ['1 Wharf Road', 'Bristol BS1 4XX', 'United Kingdom'],
      link: { url: 'https://maps.example/bristol', label: 'Open in maps' },
    },
  ])
  expect(page.listingPath).toBe('/?location=bristol')
})

it('an office page shows the newest ten of many remote jobs, and leads to all of them', () => {
  const many = Array.from({ length: 11 }, (_, index) =>
    madeJob(String(100 + index), { ...remote, date_posted: `2026-10-${10 + index}` }),
  )
  const site = createSite([...documents, ...many], {
    now: new Date('2026-11-21T12:00:00Z'),
    buildHash: 'hash',
  })
  const page = landing('/locations/bristol', site.pages)
  expect(ids(page.remoteJobs)).toEqual(
    ids(many.map(({ uid }) => ({ id: uid })))
      .reverse()
      .slice(0, 10),
  )
  expect(page.allRemote).toMatchObject({ path: '/?location=uk&remote=true', count: 12 })
})

it('a country page shows all jobs in the country', () => {
  expect(ids(landing('/locations/uk').jobs)).toEqual(['1', '2'])
})

it('a department without jobs has a page, which is indexed only if it has an introduction', () => {
  expect(landing('/departments/legal')).toMatchObject({
    jobs: [],
    head: { canonicalPath: null, robots: 'noindex' },
  })
  expect(landing('/departments/people')).toMatchObject({
    jobs: [],
    head: { canonicalPath: '/departments/people', robots: null },
  })
})
