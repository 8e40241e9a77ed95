import type { Page } from 'playwright-core'

/**
 * Texts whose computed colour hardly differs from the ground behind them, with both colours. The contrast
 * rule of axe does not look at forced colours.
 */
export const findUnreadableText = (page: Page): Promise<string[]> =>
  page.evaluate(listUnreadableText)

/** Runs in the page. */
export function listUnreadableText(): string[] {
  const toChannels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const isSolid = (colour: string) => (toChannels(colour)[3] ?? 1) > 0
  const toLuminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = toChannels(colour).map((channel) => {
      const part = channel / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const toContrast = (...colours: [string, string]) => {
    const [dark = 0, light = 0] = colours.map(toLuminance).sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const findGround = (element: Element | null): string => {
    if (element === null) return getComputedStyle(document.documentElement).backgroundColor
    const { backgroundColor } = getComputedStyle(element)
    return isSolid(backgroundColor) ? backgroundColor : findGround(element.parentElement)
  }
  const hasText = (element: Element) =>
    element instanceof HTMLInputElement ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  return [...document.querySelectorAll('body *')]
    .filter((element) => hasText(element) && element.checkVisibility())
    .flatMap((element) => {
      const [{ color }, ground] = [getComputedStyle(element), findGround(element)]
      const name = `${element.localName}.${element.className}`
      return toContrast(color, ground) < 4.5 ? [`${name}: ${color} on ${ground}`] : []
    })
}
