import type { Browser, Page } from 'playwright-core'
import {
  FONT_SETS,
  launchBrowser,
  openTab,
  type Tab,
  type TabOptions,
} from '../../helpers/browser/browser.js'
import { open, untilAt, followLink } from '../../helpers/browser/visitor.js'
import { STATES, TEMPLATES } from './page-states.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'

/* Pages under the visitor's own settings: zoom, spacing, motion, colours. */

const { site, browser } = useBrowsedSite()
let tab: Tab

afterEach(() => tab.close())

/** What is wider than the screen, and so makes the page scroll sideways. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName}.${element.className}`)
  })
}

/** Text that its box cuts off: taller or wider than what shows of it. */
function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, dd, a, button, label')]
      .filter((element) => !element.closest('.visually-hidden'))
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        return (
          (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent}`),
  )
}

/** The longest that anything on the page would move, in s. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((text) => parseFloat(text)))
    return Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part)
          const moves = style.animationName === 'none' ? 0 : seconds(style.animationDuration)
          return Math.max(moves, seconds(style.transitionDuration))
        }),
      ),
    )
  })
}

/** WCAG 1.4.12. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important
}
p { margin-block-end: 2em !important }`

/** The visitor's own styles come from outside of the page's policy. */
const STYLED = { withoutWorkers: true, bypassCSP: true }

const PAGES = [...TEMPLATES, ...STATES.slice(0, 3)]

async function visit(path: string, options: TabOptions, used = browser()): Promise<Page> {
  tab = await openTab(used, {
    viewport: { width: 1280, height: 900 },
    withoutWorkers: true,
    ...options,
  })
  await open(tab.page, site().origin + path)
  return tab.page
}

const FONTS = [
  { font: 'the site’s own font', set: FONT_SETS[0], withoutFont: false },
  { font: 'DejaVu Sans', set: FONT_SETS[1], withoutFont: true },
  { font: 'Open Sans', set: FONT_SETS[2], withoutFont: true },
]

describe.each(FONTS)('pages set in $font', ({ set, withoutFont }) => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchBrowser(set)
  })
  afterAll(() => browser.close())

  /** 1280 px at 400 % leave a window of 320 by 256; tabs ask for less motion. */
  it.each(PAGES)(
    'do not animate for visitors who want less motion, and do not scroll sideways at 400 %%: $name',
    async ({ path }) => {
      tab = await openTab(browser, {
        ...STYLED,
        withoutFont,
        viewport: { width: 320, height: 256 },
      })
      await open(tab.page, site().origin + path)
      expect(await longestMotion(tab.page)).toBe(0)
      expect(await findOverflow(tab.page)).toEqual([])
      await tab.page.addStyleTag({ content: TEXT_SPACING })
      expect(await findOverflow(tab.page)).toEqual([])
      expect(await findCutText(tab.page)).toEqual([])
    },
  )

  it.each(TEMPLATES.slice(0, 6))(
    'show all their text at twice the font size: $name',
    async ({ path }) => {
      tab = await openTab(browser, {
        ...STYLED,
        withoutFont,
        viewport: { width: 640, height: 800 },
      })
      await open(tab.page, site().origin + path)
      await tab.page.addStyleTag({ content: 'html { font-size: 200% !important }' })
      expect(await findOverflow(tab.page)).toEqual([])
      expect(await findCutText(tab.page)).toEqual([])
    },
  )

  it('have controls of at least 44 px on touch screens', async () => {
    const page = await visit(
      '/?location=leeds',
      {
        viewport: { width: 375, height: 740 },
        hasTouch: true,
        withoutFont,
      },
      browser,
    )
    const findSmall = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('button, select, input[type=search], .check, nav a, .button')]
          .filter((element) => element.getClientRects().length > 0)
          .filter((element) => element.getBoundingClientRect().height < 44)
          .map((element) => `${element.className} “${element.textContent}”`),
      )
    expect(await findSmall()).toEqual([])
    await page.getByRole('button', { name: 'Filters, 1 applied' }).click()
    expect(await findSmall()).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await findSmall()).toEqual([])
  })
})

it('a page transition is animated, but not for visitors who want less motion', async () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const page = await visit('/', { reducedMotion })
    await followLink(page, '/benefits')
    await untilAt(page, '/benefits')
    if (reducedMotion === 'reduce') expect(await longestMotion(page)).toBe(0)
    else expect(await longestMotion(page)).toBeGreaterThan(0)
    if (reducedMotion === 'reduce') await tab.close()
  }
})

describe('pages in forced colours', () => {
  it('have a border around every control, and a focus ring in the colour of the system', async () => {
    const page = await visit('/?location=leeds', { forcedColors: 'active' })
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll('.button, .chip, .input, .select')]
        .filter((element) => parseFloat(getComputedStyle(element).borderTopWidth) < 1)
        .map((element) => element.className),
    )
    expect(bare).toEqual([])
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body
      const probe = document.createElement('span')
      probe.style.color = 'Highlight'
      document.body.append(probe)
      const { outlineColor, outlineStyle } = getComputedStyle(focused)
      return { outlineStyle, isHighlight: outlineColor === getComputedStyle(probe).color }
    })
    expect(ring).toEqual({ outlineStyle: 'solid', isHighlight: true })
  })

  it('show by more than colour what is checked and which page is current', async () => {
    const page = await visit('/?location=leeds', { forcedColors: 'active' })
    // The code of the filters loads after hydration.
    const box = page.locator('input[value=leeds]:checked').first()
    expect(await box.evaluate((input) => getComputedStyle(input).appearance)).toBe('auto')
    expect(
      await page
        .locator('.site-navigation-link[aria-current]')
        .first()
        .evaluate((link) => getComputedStyle(link).textDecorationLine),
    ).toBe('underline')
  })
})
