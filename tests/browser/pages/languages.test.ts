import { findErrors, openTab, type Tab } from '../../helpers/browser/browser.js'
import { findViolations } from '../../helpers/browser/find-violations.js'
import { useSite } from '../../helpers/browser/use-site.js'
import { open } from '../../helpers/browser/visitor.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import { startSite } from '../../helpers/server/start-site.js'
import { buildLanguagesOnce, readContentOrigin } from '../../helpers/site/sample-in-languages.js'
import { findOverflow } from './layout-faults.js'

/* Pages of a site in two languages, with rows of roles that are in the other one. */

async function startLanguages() {
  const siteRoot = await buildLanguagesOnce()
  const content = readContentOrigin(siteRoot)
  const server = await startSite({ siteRoot, previewApiEndpoint: `${content}/api/v2` })
  return { origin: server.baseUrl.replace('127.0.0.1', 'localhost'), content, close: server.stop }
}

const { site, browser } = useSite(startLanguages)
let tab: Tab

beforeAll(async () => {
  tab = await openTab(browser(), { viewport: { width: 320, height: 640 }, withoutWorkers: true })
  // The content service has ended.
  await tab.page.route(`${site().content}/**`, (route) => route.fulfill({ status: 204 }))
  for (const path of JOBS) {
    await open(tab.page, site().origin + path)
    await tab.page.locator('.job-save .save').click()
    await tab.page.locator('.job-save .save[aria-pressed="true"]').waitFor()
  }
})

const JOBS = ['/ux-designer/1006', '/de/softwareentwickler-m-w-d-telemetrie/2001']

/** Each kind with rows, in one of the languages, and the language of a row that is not in that of the page. */
const PAGES = [
  ['/de/departments/entwicklung', 'en-GB'],
  ['/saved', 'de-DE'],
] as const

/** The contrast of each theme is a unit test's. */
const THEMES = IS_STRESS ? (['light', 'dark'] as const) : (['light'] as const)
it.each(THEMES.flatMap((theme) => PAGES.map(([path, foreign]) => ({ theme, path, foreign }))))(
  'finds no axe violation, nothing wider than a phone and no error: $path, $theme',
  async ({ theme, path, foreign }) => {
    const { page } = tab
    await page.emulateMedia({ colorScheme: theme })
    await open(page, site().origin + path)
    if (foreign !== null) await page.locator(`.job-row [lang="${foreign}"]`).first().waitFor()
    expect(await findOverflow(page)).toEqual([])
    expect(await findViolations(page)).toEqual([])
    expect(findErrors(tab)).toEqual([])
  },
)
