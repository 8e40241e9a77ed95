import type { RTTextNode } from '@prismicio/client'
import { htmlToRichText } from './html-to-rich-text.js'
import { parseHtml, textsOf } from './parse-html.js'

/** More than any advert; pictures that stand in the text itself may be long. */
const LONGEST_TEXT = 4_000_000

/** A posting's text, escaped or not. Whatever of it is not in the result is told. */
export function readHtml(html: string, note: (text: string) => void): RTTextNode[] {
  if (html.length > LONGEST_TEXT) {
    note(`its text has ${html.length} characters, which is too long, and is left out`)
    return []
  }
  const written: string[] = []
  const tell = (text: string) => {
    written.push(text)
    note(text)
  }
  const blocks = htmlToRichText(html, tell)
  written.push(...blocks.map(({ text }) => text))
  const lost = findLostWords(html, written)
  if (lost.length > 0) note(`these words of its text are left out: ${lost.join(' ')}`)
  return blocks
}

/** Words that stand in a text and in none of what was written of it: nothing may be lost in silence. */
function findLostWords(html: string, written: readonly string[]): string[] {
  const words = new Set(written.flatMap(toWords))
  const whole = written.join(' ')
  const given = [...textsOf(parseHtml(html).nodes)].flatMap(toWords)
  // A word may be in two elements, and written as one.
  return [...new Set(given)].filter((word) => !words.has(word) && !whole.includes(word))
}

function toWords(text: string): string[] {
  return text.split(/[\s\u00a0]+/).filter((word) => word !== '')
}
