import type { Browser, Page } from 'playwright-core'
import {
  FONT_SETS,
  launchBrowser,
  openTab,
  type Tab,
  type TabOptions,
} from '../../helpers/browser/browser.js'
import { open, untilAt, followLink, untilFrame } from '../../helpers/browser/visitor.js'
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
      // What only screen readers are told is 1 px wide; a row has one line of a summary on purpose.
      .filter((element) => element.clientWidth > 1 && !element.matches('.job-row-summary'))
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
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
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

/** Words that a narrow box has broken; long ones may be divided with a hyphen. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    for (const element of document.querySelectorAll('h1, .job-fact dd, .button, .menu-control')) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1 && word.length < 12) broken.push(word)
        }
      }
    }
    return broken
  })
}

describe('a browser set to text of twice the size', () => {
  let large: Browser

  beforeAll(async () => {
    large = await launchBrowser(FONT_SETS[0], 32)
  })
  afterAll(() => large.close())

  it('pages fit a phone, and break no word', async () => {
    tab = await openTab(large, { withoutWorkers: true, viewport: { width: 360, height: 740 } })
    const { page } = tab
    const faults: Record<string, string[]> = {}
    const look = async (name: string) => {
      const found = [
        ...(await findOverflow(page)),
        ...(await findCutText(page)),
        ...(await findBrokenWords(page)),
      ]
      if (found.length > 0) faults[name] = found
    }
    const paths = ['/qa-engineer/1001', '/locations/leeds', '/how-we-hire', '/life-at-tidewell']
    for (const path of [...paths, '/benefits', '/nowhere/at-all', '/?location=leeds']) {
      await open(page, site().origin + path)
      if (path.startsWith('/qa')) await page.getByText('What you bring').scrollIntoViewIfNeeded()
      await untilFrame(page)
      expect(await page.locator('.apply-bar').isVisible()).toBe(false)
      await look(path)
    }
    await page.getByRole('button', { name: 'Filters, 1 applied' }).click()
    await look('filters')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu' }).click()
    await look('menu')
    expect(faults).toEqual({})
  })
})

/** Where a pointer finds each link and button that does not stand in a text: higher than it looks. */
function findLowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isAlone = (link: HTMLElement) => {
      const block = link.closest<HTMLElement>('p, li, dd, h2, h3, h4, div')
      return block?.innerText.trim() === link.innerText.trim()
    }
    const heightOf = (element: HTMLElement) => {
      const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect()
      const isHit = (y: number) =>
        element.contains(document.elementFromPoint(left + width / 2, top + height / 2 + y))
      let [above, below] = [0, 0]
      while (above < 24 && isHit(-above - 1)) above += 1
      while (below < 24 && isHit(below)) below += 1
      return above + below
    }
    return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.skip-links'))
      .filter((element) => element.tagName !== 'A' || isAlone(element))
      .filter((element) => heightOf(element) < 24)
      .map((element) => `“${element.innerText}” ${heightOf(element)}`)
  })
}

it('every link and button that stands alone is a target of at least 24 px', async () => {
  const page = await visit('/', { viewport: { width: 1280, height: 12_000 } })
  const low: Record<string, string[]> = {}
  for (const { path } of [...TEMPLATES.slice(0, 10), ...STATES.slice(2, 3)]) {
    await open(page, site().origin + path)
    const found = await findLowTargets(page)
    if (found.length > 0) low[path] = found
  }
  expect(low).toEqual({})
})

it('the page of a department or a place shows its number of roles and the first one on a phone at once', async () => {
  const page = await visit('/locations/leeds', { viewport: { width: 360, height: 740 } })
  const addressed = page.getByText('Address', { exact: true })
  expect(await addressed.count()).toBe(1)
  for (const path of ['/locations/leeds', '/departments/engineering']) {
    await open(page, site().origin + path)
    const ends = await page
      .locator('#results h2, #results .job-row:first-child .job-row-title')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom))
    expect(ends).toHaveLength(2)
    expect(Math.max(...ends)).toBeLessThan(740)
  }
})

describe('a printed search', () => {
  const SEARCH = '/?q=engineer&location=leeds'
  /** A4 without its margins. */
  const PAPER = { viewport: { width: 672, height: 980 } }

  it('has its address and the roles, and nothing that only a screen can use', async () => {
    const page = await visit(SEARCH, PAPER)
    await page.getByLabel('Sort by').waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.print-address').innerText()).toBe(site().origin + SEARCH)
    const controls = page.locator('main').locator('button, select, input, img')
    expect(await controls.filter({ visible: true }).count()).toBe(0)
    const lefts = await page
      .locator('h1, h2, .job-row')
      .filter({ visible: true })
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(1)
    const headings = page.locator('main :is(h1, h2)').filter({ visible: true })
    expect(await headings.count()).toBe(2)
  })

  it('takes one sheet, and the whole front page at most five', async () => {
    const page = await visit(SEARCH, PAPER)
    const sheets = async () => {
      await page.getByLabel('Sort by').waitFor()
      return (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
        ?.length
    }
    expect(await sheets()).toBe(1)
    await open(page, `${site().origin}/`)
    expect(await sheets()).toBeLessThanOrEqual(5)
  })
})

it('the art of a band that cannot be loaded leaves no trace, with and without script', async () => {
  for (const javaScriptEnabled of [true, false]) {
    tab = await openTab(browser(), {
      viewport: { width: 1280, height: 700 },
      javaScriptEnabled,
      withoutWorkers: true,
    })
    const { page } = tab
    await page.route('**/images/hero-*', (route) => route.abort())
    await page.goto(`${site().origin}/benefits`, { waitUntil: 'networkidle' })
    const failed = await page.screenshot()
    await page.locator('.band-image').evaluate((image) => (image.style.visibility = 'hidden'))
    expect(failed.equals(await page.screenshot())).toBe(true)
    if (javaScriptEnabled) await tab.close()
  }
})

it('offices and people fill their rows at each width', async () => {
  const page = await visit('/life-at-tidewell', {})
  for (const path of ['/life-at-tidewell', '/about-tidewell']) {
    await open(page, site().origin + path)
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const rows = await page.locator(':is(.people, .offices) > li').evaluateAll((items) => {
        const tops = items.map((item) => Math.round(item.getBoundingClientRect().top))
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
      })
      expect([path, width, new Set(rows).size]).toEqual([path, width, 1])
    }
  }
})
