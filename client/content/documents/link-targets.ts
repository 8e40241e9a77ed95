/** What a link to a document leads to. */
export type DocumentTarget =
  /** The path is null for a document without a page. */
  | { kind: 'published'; path: string | null }
  /** It has no translation into this language; the path is that of its page there, null without one. */
  | { kind: 'in another language'; path: string | null }
  /** A job that opens later; the path is that of its closed page, null if it was never open. */
  | { kind: 'to come'; path: string | null }
  /** The document is gone, and its job is known: the path is that of its page or closed page. */
  | { kind: 'known job'; path: string }
  | { kind: 'not published'; path: null }

/** What an address of the site leads to: its usual form, or null if nothing answers. */
export type AddressTarget = { url: string; path: string } | null

/** A link to a document, as far as the content service knows of that. A document is found like a link to it. */
export interface DocumentLink {
  id: string
  type?: unknown
  uid?: unknown
  lang?: unknown
}

/** Within a text, a link to a document without a page leads nowhere; a field may show what that says. */
export type LinkPlace = 'field' | 'text'

export interface LinkTargets {
  ofDocument: (link: DocumentLink) => DocumentTarget
  /** Undefined for what only a whole release can tell: another site, a file, an endpoint. */
  ofAddress: (url: string) => AddressTarget | undefined
  /** Whether an address is one of this site, whatever answers there. */
  isOfSite: (url: string) => boolean
}
