import fc from 'fast-check'
import { createSite } from '../../../../../client/content/create-site.js'
import { createSiteManifest } from '../../../../../client/content/create-site-manifest.js'
import { formatProblem } from '../../../../../client/content/documents/problems.js'
import type { RememberedPage } from '../../../../../client/content/site/page-memory.js'
import type { CareersDocument } from '../../../../../client/shared/content-model/content-types.js'
import {
  linkTo,
  madeDepartment,
  madeJob,
  madeLocation,
  madePage,
  madeRedirect,
  madeRepository,
} from '../../../../helpers/content/made-documents.js'
import { slice, textWithLink } from '../../../../helpers/world/made-world.js'

const SETTINGS = { siteUrl: 'https://x.example', siteEnv: 'production' } as const
const OPTIONS = { ...SETTINGS, securityContact: null, indexNowKey: null }

/** One release after another, each with what the former one remembers. */
function publish(...releases: CareersDocument[][]) {
  let rememberedPages: RememberedPage[] = []
  let site = createSite([], { now: new Date('2026-11-20'), buildHash: '' })
  let paths: ReadonlyMap<string, string> = new Map()
  for (const documents of releases) {
    const known = { rememberedPages, siteUrl: SETTINGS.siteUrl }
    site = createSite(documents, { now: new Date('2026-11-20'), buildHash: '', ...known })
    const manifest = createSiteManifest(site, OPTIONS)
    rememberedPages = manifest.pageMemory
    paths = manifest.redirectMaps.paths
  }
  return { site, paths, memory: rememberedPages, problems: site.problems.map(formatProblem) }
}

/** A document whose UID an editor has changed. */
const as = <Document extends CareersDocument>(document: Document, uid: string): Document => ({
  ...document,
  uid,
})
const repository = (...more: CareersDocument[]) => madeRepository([madeJob('1')], ...more)
const benefits = madePage('benefits')
const NOTE =
  'its page has moved from /benefits to /perks, and the former address leads there. Nothing is to be done, if that is meant.'

it('the former address of a page leads to it, and the build says so once', () => {
  const moved = repository(as(benefits, 'perks'))
  const first = publish(repository(benefits), moved)
  expect(first.paths.get('/benefits')).toBe('/perks')
  expect(first.problems).toEqual([`page "perks" (page-benefits), field "uid": ${NOTE}`])
  const later = publish(repository(benefits), moved, moved)
  expect(later.paths.get('/benefits')).toBe('/perks')
  expect(later.problems).toEqual([])
})

it('the former addresses of departments, places and pages below a page lead to them', () => {
  const below = madePage('leave', { parent: linkTo('page', 'benefits') })
  const hardware = madeDepartment('hardware', 'Hardware')
  const york = madeLocation('york', 'York')
  const { paths } = publish(
    repository(benefits, below, hardware, york),
    repository(as(benefits, 'perks'), below, as(hardware, 'devices'), as(york, 'york-office')),
  )
  expect(Object.fromEntries(paths)).toMatchObject({
    '/benefits': '/perks',
    '/benefits/leave': '/perks/leave',
    '/departments/hardware': '/departments/devices',
    '/locations/york': '/locations/york-office',
  })
})

it('each of several former addresses leads to the last one, without a chain', () => {
  const { paths } = publish(
    ...['benefits', 'perks', 'rewards'].map((uid) => repository(as(benefits, uid))),
  )
  expect([paths.get('/benefits'), paths.get('/perks')]).toEqual(['/rewards', '/rewards'])
})

it('a page that is moved back is at its address again', () => {
  const { paths } = publish(
    ...['benefits', 'perks', 'benefits'].map((uid) => repository(as(benefits, uid))),
  )
  expect([paths.get('/benefits'), paths.get('/perks')]).toEqual(['/benefits', '/benefits'])
})

it('another page, or a redirect of an editor, that has the former address wins', () => {
  const other = { ...madePage('benefits'), id: 'page-other' }
  const redirect = madeRedirect('r', '/benefits', linkTo('department', 'engineering'))
  const moved = as(benefits, 'perks')
  expect(publish(repository(benefits), repository(moved, other)).paths.get('/benefits')).toBe(
    '/benefits',
  )
  const redirected = publish(repository(benefits), repository(moved, redirect))
  expect(redirected.paths.get('/benefits')).toBe('/departments/engineering')
  expect(redirected.problems).toEqual([])
})

it('a former address that another page had meanwhile leads to where that has gone', () => {
  const other = { ...madePage('benefits'), id: 'page-other' }
  const moved = as(benefits, 'perks')
  const { paths } = publish(
    repository(benefits),
    repository(moved, other),
    repository(moved, as(other, 'leave')),
  )
  expect(paths.get('/benefits')).toBe('/leave')
})

it('a page that was unpublished meanwhile still has its former address', () => {
  const { paths } = publish(repository(benefits), repository(), repository(as(benefits, 'perks')))
  expect(paths.get('/benefits')).toBe('/perks')
})

it('a link to the former address leads to the page without a detour', () => {
  const to = { link_type: 'Web', url: '/benefits?a=1#b' }
  const news = madePage('news', { slices: [slice('rich_text', { content: textWithLink(to) })] })
  const { site } = publish(repository(benefits), repository(as(benefits, 'perks'), news))
  expect(JSON.stringify(site.pages.find(({ path }) => path === '/news'))).toContain(
    '"url":"/perks?a=1#b"',
  )
})

it('whatever editors do to addresses, each redirect leads to a page and from none', () => {
  const uid = fc.constantFrom('a', 'b', 'c', 'careers', 'saved-2')
  const set = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 3 }), uid), {
    selector: ([, name]) => name,
  })
  fc.assert(
    fc.property(fc.array(set, { minLength: 1, maxLength: 5 }), (steps) => {
      const releases = steps.map((pages) => {
        const byId = new Map(pages)
        return repository(...[...byId].map(([id, name]) => as(madePage(`p${id}`), name)))
      })
      const { site, paths } = publish(...releases)
      const last = new Map(steps.at(-1)?.map(([id, name]) => [id, `/${name}`]))
      const pages = new Set([...last.values(), '/'])
      const moved = site.redirects.filter(({ source }) => source.type === 'page')
      for (const { fromPath, toPath } of moved) {
        expect([pages.has(fromPath), pages.has(toPath)]).toEqual([false, true])
        expect(paths.get(fromPath)).toBe(toPath)
      }
      for (const path of last.values()) expect(paths.get(path)).toBe(path)
    }),
    { numRuns: 60 },
  )
})
