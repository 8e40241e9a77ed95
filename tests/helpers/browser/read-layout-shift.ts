import type { Page } from 'playwright-core'

/** The sum of the layout shifts since a time of the page's clock. Google calls less than 0.1 good. */
export const readLayoutShift = (page: Page, since = 0) =>
  page.evaluate(async (time) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await document.fonts.ready
    for (let count = 0; count < 4; count += 1) await frame()
    shifts.push(...observer.takeRecords())
    const later = shifts.filter(({ startTime }) => startTime > time)
    return later.reduce((total, shift) => total + (shift as LayoutShift).value, 0)
  }, since)

type LayoutShift = PerformanceEntry & { value: number }
