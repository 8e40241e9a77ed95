import type { Browser } from 'playwright-core'
import { FONT_SETS, launchBrowser } from '../../helpers/browser/browser.js'
import { followLink, open, untilAt, untilFrame } from '../../helpers/browser/visitor.js'
import { findUnreadableText } from './find-unreadable-text.js'
import { findBrokenWords, findCutText, findOverflow } from './layout-faults.js'
import { longestMotion } from './longest-motion.js'
import { useVisits } from './use-visits.js'

/* Pages under the visitor's own settings: motion, colours, size of text. */

const SEARCH = '/?q=engineer&location=leeds'

const { site, visit } = useVisits()

it('a page transition is animated, but not for visitors who want less motion', async () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const page = await visit('/', { reducedMotion })
    await followLink(page, '/benefits')
    await untilAt(page, '/benefits')
    if (reducedMotion === 'reduce') expect(await longestMotion(page)).toBe(0)
    else expect(await longestMotion(page)).toBeGreaterThan(0)
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

  it('have no text in the colour of its ground, dark or light, also where a search has marked it', async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      const page = await visit(SEARCH, { forcedColors: 'active', colorScheme })
      await page.locator('.job-row-summary mark').first().waitFor()
      expect([colorScheme, await findUnreadableText(page)]).toEqual([colorScheme, []])
    }
  })
})

describe('a browser set to text of twice the size', () => {
  let large: Browser

  beforeAll(async () => {
    large = await launchBrowser(FONT_SETS[0], 32)
  })
  afterAll(() => large.close())

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
