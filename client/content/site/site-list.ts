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

/** The same object for as long as its text is the same. Texts can be long, so each is created only when it is written. */
export interface ListPart {
  create: () => string
}

export function joinList({ head, separator, parts, tail }: ListText): string {
  return head + parts.map(({ create }) => create()).join(separator) + tail
}
