import type { Page } from 'playwright-core'

/** The longest that anything on the page would move, in s. */
export const longestMotion = (page: Page): Promise<number> => page.evaluate(readLongestMotion)

/** Runs in the page. */
export function readLongestMotion(): number {
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
}
