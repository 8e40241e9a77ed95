import type { Browser } from 'playwright-core'
import { FONT_SETS, launchBrowser } from '../../helpers/browser/browser.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import { findBrokenWords, findCoveredDates, findCutText, findOverflow } from './layout-faults.js'
import { longestMotion } from './longest-motion.js'
import { STATES, TEMPLATES } from './page-states.js'
import { useVisits } from './use-visits.js'

const { visit } = useVisits()

/** WCAG 1.4.12. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important
}
p { margin-block-end: 2em !important }`

const PAGES = [...TEMPLATES, ...STATES.slice(0, 3)]

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
  it.each(PAGES)(
    'do not animate for visitors who want less motion, and do not scroll sideways at 400 %%: $name',
    async ({ path }) => {
      const page = await visitStyled(path, 320, 256)
      expect(await longestMotion(page)).toBe(0)
      expect(await findOverflow(page)).toEqual([])
      await page.addStyleTag({ content: TEXT_SPACING })
      expect(await findOverflow(page)).toEqual([])
      expect(await findCutText(page)).toEqual([])
    },
  )

  it.each(TEMPLATES.slice(0, 6))(
    'show all their text at twice the font size: $name',
    async ({ path }) => {
      const page = await visitStyled(path, 640, 800)
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

it.each(
  (IS_STRESS ? [320, 375] : [320]).flatMap((width) => [24, 32].map((size) => ({ width, size }))),
)('a listing is shown whole on $width px where the browser’s text is $size px', async (narrow) => {
  const large = await launchBrowser(FONT_SETS[0], narrow.size)
  try {
    const options = { viewport: { width: narrow.width, height: 800 } }
    const page = await visit('/?department=engineering', options, large)
    await page.getByRole('heading', { name: 'Open roles in Engineering' }).waitFor()
    expect(await findOverflow(page)).toEqual([])
    expect(await findCoveredDates(page)).toEqual([])
    if (narrow.size === 24) expect(await findBrokenWords(page)).toEqual([])
  } finally {
    await large.close()
  }
})
