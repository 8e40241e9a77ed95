/** A served list: head, parts with the separator between them, tail. */
export interface SiteList extends ListText {
  /** Relative to the document root. */
  name: string
}

export interface ListText {
  head: string
  separator: string
  parts: readonly DerivedText[]
  tail: string
}

/** All that a list is made from: the parts of one list have the same number of sources each. */
export function toSources({ head, separator, parts, tail }: ListText): Source[] {
  return [head, separator, tail, ...parts.flatMap(({ sources }) => sources)]
}

export function joinList(list: ListText): string {
  return [...toTexts(list)].join('')
}

/** The text piece by piece: a long list need not be in memory as one. */
function* toTexts({ head, separator, parts, tail }: ListText): Iterable<string> {
  yield head
  for (const [index, { create }] of parts.entries()) yield (index === 0 ? '' : separator) + create()
  yield tail
}

/** A text made from other values, and created only when it is written. */
export interface DerivedText {
  /** All its inputs, apart from code and settings: JSON values, which are never changed. */
  sources: readonly Source[]
  create: () => string
}

export type Source = object | string | null
