import type { Page } from 'playwright-core'

/** What is wider than the screen, and so makes the page scroll sideways. */
export const findOverflow = (page: Page): Promise<string[]> => page.evaluate(listOverflow)

/** Runs in the page. */
export function listOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return right > clientWidth + 1 || left < -1
    })
    .map((element) => `${element.tagName}.${element.className}`)
}

/** Text that its box cuts off: taller or wider than what shows of it. */
export function findCutText(page: Page): Promise<string[]> {
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

/**
 * Children of a grid with named areas that have none, on a phone, a tablet and a wide screen: they are drawn
 * after all others, wherever they stand in the HTML.
 */
export async function findUnplaced(page: Page): Promise<string[]> {
  const own = page.viewportSize()
  const unplaced: string[] = []
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    unplaced.push(...(await page.evaluate(listUnplaced)))
  }
  if (own !== null) await page.setViewportSize(own)
  return unplaced
}

function listUnplaced(): string[] {
  const isNamed = ({ display, gridTemplateAreas }: CSSStyleDeclaration) =>
    display.endsWith('grid') && gridTemplateAreas !== 'none'
  return [...document.body.querySelectorAll('*')]
    .filter((element) => isNamed(getComputedStyle(element)))
    .flatMap(({ children }) => [...children])
    .filter((child) => {
      const { display, position, gridRowStart } = getComputedStyle(child)
      return display !== 'none' && !/absolute|fixed/.test(position) && gridRowStart === 'auto'
    })
    .map((child) => child.outerHTML.slice(0, 200))
}

/** Words that a narrow box has broken; long ones may be divided with a hyphen. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    for (const element of document.querySelectorAll(
      'h1, h2, .job-fact dd, .button, .menu-control',
    )) {
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

/** Rows whose date lies under the button that saves their job. */
export function findCoveredDates(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.job-row')].flatMap((row) => {
      const button = row.querySelector('.save')?.getBoundingClientRect()
      const date = row.querySelector('.job-row-date')
      if (button === undefined || date === null) return []
      const range = document.createRange()
      range.selectNodeContents(date)
      const isCovered = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          right > button.left && left < button.right && bottom > button.top && top < button.bottom,
      )
      return isCovered ? [row.textContent] : []
    }),
  )
}
