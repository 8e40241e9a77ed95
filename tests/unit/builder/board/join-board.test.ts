import type { BoardJob } from '../../../../builder/board/board-job.js'
import { joinBoard } from '../../../../builder/board/documents/join-board.js'
import type {
  CareersDocument,
  JobData,
  JobDocument,
} from '../../../../client/shared/content-model/content-types.js'
import { linkTo, madeJob, paragraph } from '../../../helpers/content/made-documents.js'
import { madeListing, siteOf } from '../../../helpers/content/made-listing.js'
import { madeBoardJob } from './made-board-job.js'

const CONTEXT = { lang: 'en-gb', siteUrl: 'https://careers.example' }

const join = (cms: CareersDocument[], ...jobs: BoardJob[]) =>
  joinBoard(cms, { jobs: jobs.map((job) => ({ job, notes: [] })), leftOut: [] }, CONTEXT)

const jobOf = (documents: readonly CareersDocument[], uid: string) =>
  documents.find((each) => each.type === 'job' && each.uid === uid) as JobDocument

/** As the CMS answers a document of which an editor has filled these fields only. */
const addition = (uid: string, data: Partial<JobData>) =>
  ({
    ...madeJob(uid),
    data: {
      title: null,
      summary: null,
      department: { link_type: 'Document' },
      locations: [{ location: { link_type: 'Document' } }],
      about: [],
      requirements: [{ type: 'paragraph', text: '', spans: [] }],
      status: 'Open',
      featured: false,
      ...data,
    },
  }) as unknown as JobDocument

/** Paths of pages and problems of the site that is made of both. */
const siteWith = (cms: JobDocument[], ...jobs: BoardJob[]) => {
  const joined = join(madeListing(cms), ...jobs)
  const { pages, redirects, problems, content } = siteOf(joined.documents)
  return { joined, paths: pages.map(({ path }) => path), redirects, problems, content }
}

it('postings are jobs beside those of the CMS', () => {
  const { paths, problems, joined } = siteWith([madeJob('1')], madeBoardJob('2'))
  expect(problems).toEqual([])
  expect(paths).toEqual(expect.arrayContaining(['/role-1/1', '/posting-2/2']))
  expect(joined).toMatchObject({ jobs: ['2'], warnings: [] })
})

it('what an editor has filled of a posting’s document wins, field by field, and nothing else', () => {
  const written = addition('2', {
    summary: 'In a few words',
    about: paragraph('Written in the CMS.'),
    featured: true,
  })
  const { joined, problems } = siteWith([written], madeBoardJob('2'))
  expect(problems).toEqual([])
  expect(jobOf(joined.documents, '2')).toMatchObject({
    id: written.id,
    data: {
      title: 'Posting 2',
      summary: 'In a few words',
      about: [{ text: 'Written in the CMS.' }],
      featured: true,
      locations: [{ location: { uid: 'bristol' } }],
      apply_links: [{ url: { url: 'https://apply.example/2' } }],
    },
  })
})

/** A posting and a document of one number: what is open, and where. */
it.each<[string, JobDocument[], BoardJob[], string[]]>([
  ['open in both', [madeJob('2')], [madeBoardJob('2')], ['2']],
  ['closed in the CMS', [madeJob('2', { status: 'Closed' })], [madeBoardJob('2')], []],
  ['shown as closed by the board', [addition('2', {})], [madeBoardJob('2', { isOpen: false })], []],
  ['gone from the board, and whole in the CMS', [madeJob('2')], [], ['2']],
  ['gone from the board, and an addition in the CMS', [addition('2', { summary: 'S' })], [], []],
])('a job that is %s', (_, cms, jobs, open) => {
  const { content } = siteWith([madeJob('1'), ...cms], ...jobs, madeBoardJob('3'))
  expect(content.jobs.open.map(({ uid }) => uid).sort()).toEqual(['1', ...open, '3'])
})

it('a document that waits for a posting is named', () => {
  expect(siteWith([addition('2', {})], madeBoardJob('3')).joined.warnings).toEqual([
    expect.stringMatching(/^The job document 2 \(job-2\) has no title, .* it is left out\.$/),
  ])
})

it('a job that moves to the board keeps its page by the former numbers of its document', () => {
  const moved = addition('1001', { legacy_ids: [{ id: '2' }] as never })
  const { paths, redirects, problems, joined } = siteWith([moved], madeBoardJob('2'))
  expect(problems).toEqual([])
  expect(paths).toContain('/posting-2/1001')
  expect(redirects).toContainEqual(
    expect.objectContaining({ fromPath: '/job_ghid/2', toPath: '/posting-2/1001' }),
  )
  expect(joined.jobs).toEqual(['1001'])
})

it('a posting that is another job’s former number is an error that names both', () => {
  const cms = [addition('5', { legacy_ids: [{ id: '2' }] as never })]
  const { problems } = siteWith(cms, madeBoardJob('2'), madeBoardJob('5'))
  expect(problems).toContainEqual(expect.objectContaining({ severity: 'error' }))
})

it('departments and places are found by name, former name, slug, and town with country', () => {
  const [department, location] = madeListing([])
    .filter(({ uid }) => uid === 'engineering' || uid === 'dublin')
    .map((document) => ({ ...document }))
  const rename = (document: CareersDocument | undefined, name: string, alias: string) =>
    Object.assign(document ?? {}, { data: { ...document?.data, name, aliases: [{ alias }] } })
  rename(department, 'Software', 'Programming')
  rename(location, 'Dublin', 'Baile Átha Cliath')
  const cms = [
    ...madeListing([]).filter(({ uid }) => uid !== 'engineering' && uid !== 'dublin'),
    ...([department, location] as CareersDocument[]),
  ]
  const unit = (name: string) => [{ id: null, name }]
  const jobs = [
    madeBoardJob('1', {
      departments: unit('software'),
      places: [{ name: 'DUBLIN', address: null }],
    }),
    madeBoardJob('2', {
      departments: unit('Programming'),
      places: [{ name: 'baile atha cliath', address: null }],
    }),
    madeBoardJob('3', {
      departments: unit('Engineering'),
      places: [{ name: 'Dublin, Leinster, Ireland', address: null }],
    }),
    madeBoardJob('4', {
      departments: unit('ENGINEERING'),
      places: [{ name: 'HQ', address: { town: 'Dublin', region: null, country: 'IE' } }],
    }),
  ]
  const { documents } = join(cms, ...jobs)
  for (const { number } of jobs) {
    expect(jobOf(documents, number).data).toMatchObject({
      department: { uid: 'engineering' },
      locations: [{ location: { uid: 'dublin' } }],
    })
  }
  expect(documents).toHaveLength(cms.length + jobs.length)
})

it('a town of the same name in another country is another place', () => {
  const { documents } = join(
    madeListing([]),
    madeBoardJob('1', { places: [{ name: 'Dublin, United States', address: null }] }),
  )
  expect(jobOf(documents, '1').data.locations).toMatchObject([
    { location: { uid: 'dublin-united-states' } },
  ])
})

it('unknown departments and places become some with pages of their own, once each', () => {
  const legal = { departments: [{ id: '7', name: 'Legal & Risk' }] }
  const places = [{ name: 'Porto, Portugal', address: null }]
  const { paths, problems, joined } = siteWith(
    [],
    madeBoardJob('1', { ...legal, places }),
    madeBoardJob('2', { ...legal, places }),
  )
  expect(problems).toEqual([])
  expect(paths).toEqual(
    expect.arrayContaining(['/departments/legal-and-risk', '/locations/porto-portugal']),
  )
  expect(joined.documents).toContainEqual(
    expect.objectContaining({
      uid: 'porto-portugal',
      data: expect.objectContaining({ locality: 'Porto', country: 'PT', kind: 'office' }),
    }),
  )
})

it('a remote posting can be done in the country of its place, whether the CMS knows it or not', () => {
  const { problems, joined } = siteWith(
    [],
    madeBoardJob('1', {
      workplace: 'Remote',
      places: [{ name: 'Remote - Utrecht, Netherlands', address: null }],
    }),
    madeBoardJob('2', { workplace: null, places: [{ name: 'Remote (UK)', address: null }] }),
  )
  expect(problems).toEqual([])
  const countriesOf = (uid: string) =>
    jobOf(joined.documents, uid).data.remote_countries.map(
      ({ country }) => 'uid' in country && country.uid,
    )
  expect(countriesOf('1')).toEqual(['netherlands'])
  expect(countriesOf('2')).toEqual(['united-kingdom'])
})

it('what cannot be taken over is one line for all postings that share it', () => {
  const jobs = Array.from({ length: 7 }, (_, index) => madeBoardJob(`${index + 1}`, { types: [] }))
  expect(join(madeListing([]), ...jobs).warnings).toEqual([
    'Of the board’s jobs 1, 2, 3, 4, 5 and 2 more: it says nothing of the employment type.',
  ])
})

/** Without which no job has a page; an editor can say what the board does not. */
it.each<[string, Partial<BoardJob>, Partial<JobData>]>([
  ['title', { title: '' }, { title: 'Hydrologist' }],
  [
    'department',
    { departments: [] },
    { department: linkTo('department', 'engineering') as JobData['department'] },
  ],
  [
    'locations',
    { places: [] },
    { locations: [{ location: linkTo('location', 'bristol') }] as never },
  ],
  [
    'remote_countries',
    { workplace: 'Remote', places: [{ name: 'Remote', address: null }] },
    { remote_countries: [{ country: linkTo('location', 'ireland') }] as never },
  ],
])('a posting without %s is left out and named, and no other', (field, change, written) => {
  const { problems, joined } = siteWith([], madeBoardJob('2', change), madeBoardJob('3'))
  expect(problems).toEqual([])
  expect(joined).toMatchObject({ jobs: ['3'], leftOut: ['2'] })
  expect(joined.warnings).toEqual([
    expect.stringMatching(
      new RegExp(`^posting 2 ".*" is left out: it .* in the field "${field}" of a job document 2`),
    ),
  ])
  const mended = siteWith([addition('2', written)], madeBoardJob('2', change), madeBoardJob('3'))
  expect(mended.problems).toEqual([])
  expect(mended.joined).toMatchObject({ jobs: ['2', '3'], leftOut: [] })
})

it.each<[string, BoardJob['places'][number]]>([
  ['a way of working', { name: 'Remote', address: { town: null, region: null, country: 'IE' } }],
  ['a code', { name: 'IE', address: { town: null, region: null, country: 'IE' } }],
  ['both', { name: 'Remote - Ireland', address: { town: null, region: null, country: 'Ireland' } }],
])('the country of a remote posting stands beside a name that is %s', (_, place) => {
  const { problems, joined } = siteWith(
    [],
    madeBoardJob('1', { workplace: 'Remote', places: [place] }),
  )
  expect(problems).toEqual([])
  expect(jobOf(joined.documents, '1').data).toMatchObject({
    locations: [{ location: { uid: 'ireland' } }],
    remote_countries: [{ country: { uid: 'ireland' } }],
  })
})

it('a country that stands beside several names is that of none', () => {
  const address = { town: null, region: null, country: 'GB' }
  const { documents } = join(
    madeListing([]),
    madeBoardJob('1', { places: [{ name: 'Bristol / Porto', address }] }),
  )
  const porto = documents.find(({ uid }) => uid === 'porto')
  expect(jobOf(documents, '1').data.locations).toHaveLength(2)
  expect(porto?.data).toMatchObject({ country: null })
})
