import type { Browser, Response } from 'playwright-core'
import {
  FONT_SETS,
  findErrors,
  launchBrowser,
  openTab,
  type Tab,
} from '../../helpers/browser/browser.js'
import { findViolations } from '../../helpers/browser/find-violations.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import { untilAnswered, untilHydrated, untilStyled } from '../../helpers/browser/visitor.js'
import { findUnplaced } from './layout-faults.js'
import { SEARCHES, TEMPLATES } from './page-states.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'

const { site } = useBrowsedSite()
let tab: Tab

/** The site's own font in both themes, and the widest of those that stand in for it. */
const LOOKS = [
  { look: 'in the light', colorScheme: 'light', fonts: FONT_SETS[0] },
  { look: 'in the dark', colorScheme: 'dark', fonts: FONT_SETS[0] },
  { look: 'with DejaVu Sans only', colorScheme: 'light', fonts: FONT_SETS[1] },
] as const

const MATRIX = LOOKS.flatMap((look) =>
  // Wider letters matter where there is least room.
  (look.fonts === FONT_SETS[0] ? [320, 1280] : [320]).map((width) => ({ ...look, width })),
)

/** Only a narrow screen has the menu and the filters' dialog; the contrast of each theme is a unit test's. */
const SETTINGS = IS_STRESS ? MATRIX : MATRIX.slice(0, 1)
const WIDTHS = SETTINGS.flatMap(({ look, width }) => (look === LOOKS[0].look ? [width] : []))

describe.each(SETTINGS)('a browser $look at $width px', ({ colorScheme, fonts, width }) => {
  let browser: Browser
  // What depends on neither font nor colours is checked once.
  const isFirst = fonts === FONT_SETS[0] && colorScheme === 'light'
  const rules = isFirst ? undefined : 'font rules'

  beforeAll(async () => {
    browser = await launchBrowser(fonts)
    tab = await openTab(browser, {
      viewport: { width, height: width === 320 ? 640 : 900 },
      colorScheme,
      withoutWorkers: true,
      withoutFont: fonts !== FONT_SETS[0],
    })
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    await tab.page.unrouteAll()
    await tab.page.context().setOffline(false)
  })

  test.each([...TEMPLATES, ...SEARCHES])(
    'finds no axe violation, no message on the console, no file that is missing and no part out of its place: $name',
    async ({ path, status = 200, prepare }) => {
      const { page } = tab
      const refused: string[] = []
      const listen = (response: Response) => {
        const isPage = response.request().isNavigationRequest()
        if (response.status() >= 400 && !isPage) refused.push(response.url())
      }
      tab.messages.length = 0
      page.on('response', listen)
      const response = await page.goto(site().origin + path)
      expect(response?.status()).toBe(status)
      await untilHydrated(page)
      await untilAnswered(page)
      expect(await findViolations(page, rules)).toEqual([])
      if (isFirst) {
        expect(await findUnplaced(page)).toEqual([])
        // The last links of a page are fetched ahead when they are seen.
        await page.locator('footer a').last().scrollIntoViewIfNeeded()
        await page.waitForLoadState('networkidle')
        // A page that is missing asks for its data too.
        if (status === 200) expect(refused).toEqual([])
      }
      page.off('response', listen)
      if (await prepare?.(page)) expect(await findViolations(page, rules)).toEqual([])
      expect(findErrors(tab)).toEqual([])
    },
  )

  test('finds no axe violation while the filters have not loaded', async () => {
    await tab.page.route('**/*job-listing*.js', () => undefined)
    await tab.page.goto(site().origin, { waitUntil: 'domcontentloaded' })
    await untilStyled(tab.page)
    expect(await findViolations(tab.page, rules)).toEqual([])
    expect(await tab.page.locator('.filter-panel').count()).toBe(0)
  })
})

/** What scripts change on other pages, `translated-samples` shows without them. */
const WITHOUT_SCRIPTS = IS_STRESS ? TEMPLATES : TEMPLATES.slice(9, 10)

describe.each(WIDTHS)('a browser in which no script loads, at %d px', (width) => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchBrowser()
    const viewport = { width, height: width === 320 ? 640 : 900 }
    tab = await openTab(browser, { viewport, withoutWorkers: true })
    await tab.page.route('**/*.js', (route) => route.abort())
  })
  afterAll(() => browser.close())

  test.each(WITHOUT_SCRIPTS)('finds no axe violation: $name', async ({ path }) => {
    await tab.page.goto(site().origin + path)
    expect(await findViolations(tab.page)).toEqual([])
  })
})
