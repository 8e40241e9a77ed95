import path from 'node:path'
import { readFileList } from '../../../builder/store/file-list.js'
import { openTab } from '../../helpers/browser/browser.js'
import { findViolations } from '../../helpers/browser/find-violations.js'
import { open } from '../../helpers/browser/visitor.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'

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
  expect(count(/^\/[\w-]+\/\d+$/)).toBe(43)
  expect(count(/^\/departments\//)).toBe(8)
  expect(count(/^\/locations\//)).toBeGreaterThan(8)
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/how-we-hire', '/about-tidewell/water-and-us']),
  )
})

test.each([
  { width: 320, height: 640 },
  { width: 1280, height: 900 },
])(
  'axe finds no violation on any page of the release at $width px',
  async (viewport) => {
    const { page, close } = await openTab(browser(), { viewport, withoutWorkers: true })
    const found: Record<string, string[]> = {}
    for (const name of paths) {
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
