import { decodeEntities } from './parse-html.js'

/** Of a field that is no HTML, and may have its entities: one line, empty if there is none. */
export function toLine(text: string | null | undefined): string {
  return decodeEntities(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
