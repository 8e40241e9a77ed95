import { parseHtml, textsOf } from './parse-html.js'

/** Words that stand in a text and in none of what was written of it: nothing may be lost in silence. */
export function findLostWords(html: string, written: readonly string[]): string[] {
  const words = new Set(written.flatMap(toWords))
  const whole = written.join(' ')
  const given = [...textsOf(parseHtml(html).nodes)].flatMap(toWords)
  // A word may be in two elements, and written as one.
  return [...new Set(given)].filter((word) => !words.has(word) && !whole.includes(word))
}

function toWords(text: string): string[] {
  return text.split(/[\s\u00a0]+/).filter((word) => word !== '')
}
