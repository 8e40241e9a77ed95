import type { DerivedText } from './derived-text.js'

/**
 * A served list in parts, most of which stay the same from one site to the next: so its file can be
 * written from the former one. It reads head, parts with the separator between them, tail.
 */
export interface SiteList extends ListText {
  /** Relative to the document root. */
  name: string
}

export interface ListText {
  head: string
  separator: string
  parts: readonly ListPart[]
  tail: string
}

/**
 * The same object for as long as its text is the same. Texts can be long, so each is created only when it
 * is written.
 */
export interface ListPart extends DerivedText {
  /** Stays, whatever else of the part changes. */
  id: string
}

export function joinList(list: ListText): string {
  return [...toTexts(list)].join('')
}

/** The text piece by piece: a long list need not be in memory as one. */
export function* toTexts({ head, separator, parts, tail }: ListText): Iterable<string> {
  yield head
  for (const [index, { create }] of parts.entries()) yield (index === 0 ? '' : separator) + create()
  yield tail
}
