import path from 'node:path'
import { readFileList } from '../../../builder/release/store/file-list.js'
import { openTab } from '../../helpers/browser/browser.js'
import { findViolations } from '../../helpers/browser/find-violations.js'
import { open } from '../../helpers/browser/visitor.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'

const JOB = /^\/[\w-]+\/\d+$/

const { site, browser } = useBrowsedSite()
let paths: string[]

beforeAll(async () => {
  paths = await readPaths(site().siteRoot)
})

/** Of all pages that the release holds; old job links are redirects. */
async function readPaths(siteRoot: string): Promise<string[]> {
  const list = await readFileList(path.join(siteRoot, 'current'))
  return [...(list?.files.keys() ?? [])]
    .filter((name) => name.endsWith('index.html') && !name.startsWith('job_ghid/'))
    .map((name) => `/${name.replace(/\/?index\.html$/, '')}`)
}

test('the checked pages are those of all jobs, landing pages and generic pages', () => {
  const count = (pattern: RegExp) => paths.filter((page) => pattern.test(page)).length
  expect(count(JOB)).toBe(43)
  expect(count(/^\/departments\//)).toBe(8)
  expect(count(/^\/locations\//)).toBeGreaterThan(8)
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/how-we-hire', '/about-tidewell/water-and-us']),
  )
})

/** Jobs differ most where there is least room, so a wide screen is looked at with one in five. */
test.each([
  { pages: 'any page', width: 320, height: 640, jobsBetween: 1 },
  { pages: 'any page but most jobs', width: 1280, height: 900, jobsBetween: 5 },
])(
  'axe finds no violation on $pages of the release at $width px',
  async ({ width, height, jobsBetween }) => {
    const viewport = { width, height }
    const { page, close } = await openTab(browser(), { viewport, withoutWorkers: true })
    const found: Record<string, string[]> = {}
    const jobs = paths.filter((name) => JOB.test(name))
    const skipped = new Set(jobs.filter((_, index) => index % jobsBetween > 0))
    for (const name of paths.filter((name) => !skipped.has(name))) {
      await open(page, site().origin + name)
      if (name === '/') await page.getByLabel('Sort by').waitFor()
      const violations = await findViolations(page)
      if (violations.length > 0) found[name] = violations
    }
    await close()
    expect(found).toEqual({})
  },
  600_000,
)
