import type { Browser, Page } from 'playwright-core'
import { FONT_SETS, launchBrowser } from '../../helpers/browser/browser.js'
import { open, untilFrame, untilStyled } from '../../helpers/browser/visitor.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import { findUnreadableText } from './find-unreadable-text.js'
import { findBrokenWords, findCoveredDates, findCutText, findOverflow } from './layout-faults.js'
import { longestMotion } from './longest-motion.js'
import { SEARCHES, TEMPLATES } from './page-states.js'
import { useVisits } from './use-visits.js'

/* Pages under the visitor's own settings: fonts, size and spacing of text, motion, colours, touch, and on paper. */

const { site, visit } = useVisits()

const JOB = '/qa-engineer/1001'
const SEARCH = '/?q=engineer&location=leeds'

/** WCAG 1.4.12. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important
}
p { margin-block-end: 2em !important }`

/** One of each arrangement; the engines’ journeys look at all kinds. */
const SOME = [...TEMPLATES.slice(0, 2), ...TEMPLATES.slice(5, 7), ...SEARCHES.slice(0, 1)]

const WIDEST = { font: 'DejaVu Sans', set: FONT_SETS[1], withoutFont: true }
const OTHERS = [
  { font: 'the site’s own font', set: FONT_SETS[0], withoutFont: false },
  { font: 'Open Sans', set: FONT_SETS[2], withoutFont: true },
]
const FONTS = IS_STRESS ? [WIDEST, ...OTHERS] : [WIDEST]

describe.each(FONTS)('pages set in $font', ({ set, withoutFont }) => {
  let browser: Browser
  /** The visitor's own styles come from outside of the page's policy. */
  const visitStyled = (path: string, width: number, height: number) =>
    visit(path, { viewport: { width, height }, bypassCSP: true, withoutFont }, browser)

  beforeAll(async () => {
    browser = await launchBrowser(set)
  })
  afterAll(() => browser.close())

  /** 1280 px at 400 % leave a window of 320 by 256; tabs ask for less motion. */
  it.each(IS_STRESS ? [...TEMPLATES, ...SEARCHES] : SOME)(
    'do not animate for visitors who want less motion, and fit at 400 %%, with wide spacing and at twice the font size: $name',
    async ({ path }) => {
      const page = await visitStyled(path, 320, 256)
      expect(await longestMotion(page)).toBe(0)
      expect(await findOverflow(page)).toEqual([])
      const spacing = await page.addStyleTag({ content: TEXT_SPACING })
      expect(await findOverflow(page)).toEqual([])
      expect(await findCutText(page)).toEqual([])
      await spacing.evaluate((style) => (style as Element).remove())
      await page.setViewportSize({ width: 640, height: 800 })
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
      expect(await findOverflow(page)).toEqual([])
      expect(await findCutText(page)).toEqual([])
    },
  )

  it('have controls of at least 44 px on touch screens', async () => {
    const options = { viewport: { width: 375, height: 740 }, hasTouch: true, withoutFont }
    const page = await visit('/?location=leeds', options, browser)
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

it('in forced colours controls have a border and a ring, what is checked and current shows, and text can be read', async () => {
  const page = await visit(SEARCH, { forcedColors: 'active', colorScheme: 'dark' })
  const mark = page.locator('.job-row-summary mark').first()
  await mark.waitFor()
  expect(await findUnreadableText(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await findUnreadableText(page)).toEqual([])

  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('.button, .chip, .input, .select')]
      .filter((element) => parseFloat(getComputedStyle(element).borderTopWidth) < 1)
      .map((element) => element.className),
  )
  expect(bare).toEqual([])
  // The code of the filters loads after hydration.
  const box = page.locator('input[value=leeds]:checked').first()
  expect(await box.evaluate((input) => getComputedStyle(input).appearance)).toBe('auto')
  expect(
    await page
      .locator('.site-navigation-link[aria-current]')
      .first()
      .evaluate((link) => getComputedStyle(link).textDecorationLine),
  ).toBe('underline')
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

describe.each(IS_STRESS ? [24, 32] : [32])('a browser set to text of %d px', (size) => {
  let large: Browser

  beforeAll(async () => {
    large = await launchBrowser(FONT_SETS[0], size)
  })
  afterAll(() => large.close())

  it.each(IS_STRESS ? [320, 375] : [320])('a listing is shown whole on %d px', async (width) => {
    const options = { viewport: { width, height: 800 } }
    const page = await visit('/?department=engineering', options, large)
    await page.getByRole('heading', { name: 'Open roles in Engineering' }).waitFor()
    expect(await findOverflow(page)).toEqual([])
    expect(await findCoveredDates(page)).toEqual([])
    if (size === 24) expect(await findBrokenWords(page)).toEqual([])
  })

  if (size !== 32) return
  it('pages fit a phone, and break no word', async () => {
    const page = await visit('/', { viewport: { width: 360, height: 740 } }, large)
    const faults: Record<string, string[]> = {}
    const look = async (name: string) => {
      const found = [
        ...(await findOverflow(page)),
        ...(await findCutText(page)),
        ...(await findBrokenWords(page)),
      ]
      if (found.length > 0) faults[name] = found
    }
    const further = ['/locations/leeds', '/how-we-hire', '/life-at-tidewell', '/benefits']
    const paths = ['/qa-engineer/1001', ...(IS_STRESS ? further : []), '/?location=leeds']
    for (const path of paths) {
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

/** A4 without its margins. */
const PAPER = { viewport: { width: 672, height: 980 } }

/** Of A4. */
const countSheets = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

describe('the printed page of a job', () => {
  it('has facts, text and addresses, and no controls, on two sheets', async () => {
    const page = await visit(JOB)
    expect(await countSheets(page)).toBe(2)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('header, footer, nav').filter({ visible: true }).count()).toBe(0)
    expect(await page.locator('button').filter({ visible: true }).count()).toBe(0)
    expect(await page.locator('.print-address').innerText()).toBe(site().origin + JOB)
    const apply = page.locator('.apply-link').filter({ visible: true })
    expect(await apply.count()).toBe(1)
    expect(await apply.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
      'https://',
    )
  })

  it('is as light as ever where the screen is dark', async () => {
    const page = await visit(JOB)
    const colors = () =>
      page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.documentElement)
        return [color, backgroundColor]
      })
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    expect(await colors()).toEqual(['rgb(228, 236, 243)', 'rgb(7, 18, 31)'])
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await colors()).toEqual(['rgb(13, 30, 50)', 'rgba(0, 0, 0, 0)'])
  })

  // Of those that differ most in length, one in the check.
  it.each([
    '/platform-engineer/1008',
    ...(IS_STRESS
      ? ['/senior-software-engineer/1004', '/hydrologist/1019', '/field-technician/1030']
      : []),
  ])('%s takes two sheets', async (job) => {
    expect(await countSheets(await visit(job))).toBe(2)
  })
})

describe('a printed search', () => {
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
      return countSheets(page)
    }
    expect(await sheets()).toBe(1)
    await open(page, `${site().origin}/`)
    expect(await sheets()).toBeLessThanOrEqual(5)
  })

  it('has no other roles while it is not answered', async () => {
    const page = await visit('/benefits', PAPER)
    await page.route('**/assets/job-listing*', () => undefined)
    await page.goto(site().origin + SEARCH, { waitUntil: 'domcontentloaded' })
    await untilStyled(page)
    expect(await countSheets(page)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText('Searching 43 roles…').isVisible()).toBe(true)
  })
})
