/** Whose previews count: the one repository of this site, and where it answers. */
export interface PreviewRepository {
  repositoryName: string
  /** Addresses of its API; a token may name their origins instead of the CMS's own. */
  apiEndpoints: readonly string[]
}

/** What a preview token turns out to be. No address in one is ever called. */
export type PreviewToken =
  /** Of this site's repository: what its API takes as `ref`. */
  | { kind: 'preview'; ref: string }
  | { kind: 'other-repository'; repositoryName: string }
  /** Readable, but it says of no repository that it is its own. */
  | { kind: 'no-repository' }
  | { kind: 'invalid' }

const LONGEST_TOKEN = 512

/**
 * Reads a token such as `https://REPO.prismic.io/previews/SESSION:VERSION?websitePreviewId=ID`.
 *
 * Compared as text and not as a parsed address: user names, ports, escapes, backslashes and dots at
 * the end all make another text, so nothing depends on how a parser understands them.
 */
export function parsePreviewToken(token: string, repository: PreviewRepository): PreviewToken {
  if (token.length > LONGEST_TOKEN) return { kind: 'invalid' }
  const origin = ADDRESS.exec(token)?.[1]?.toLowerCase()
  if (origin === undefined) return { kind: isOpaqueRef(token) ? 'no-repository' : 'invalid' }
  if (listPreviewOrigins(repository).includes(origin)) return { kind: 'preview', ref: token }
  const repositoryName = toRepositoryName(origin.replace(/^https:\/\//, ''))
  return repositoryName === null
    ? { kind: 'invalid' }
    : { kind: 'other-repository', repositoryName }
}

/** A ref in the form of the newer sessions, which names neither host nor repository. */
export function isOpaqueRef(ref: string): boolean {
  return ref.length <= LONGEST_TOKEN && /^[\w.~-]+(?::[\w.~-]+)*$/.test(ref)
}

/** Origins that stand for the repository, in lower case, the CMS's own first. */
export function listPreviewOrigins({ repositoryName, apiEndpoints }: PreviewRepository): string[] {
  const name = repositoryName.toLowerCase()
  const own = apiEndpoints.map((endpoint) => /^https?:\/\/[^/?#]+/i.exec(endpoint)?.[0] ?? '')
  return [
    `https://${name}.prismic.io`,
    `https://${name}.cdn.prismic.io`,
    ...own.filter((origin) => origin !== '').map((origin) => origin.toLowerCase()),
  ]
}

/** `acme` of `acme.prismic.io` and `acme.cdn.prismic.io`; null for the host of no repository. */
export function toRepositoryName(host: string): string | null {
  return /^([a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?:\.cdn)?\.prismic\.io$/.exec(host)?.[1] ?? null
}

/** Scheme and authority, then only what may stand in a path or query: printable, without `\` or `#`. */
const ADDRESS = /^(https?:\/\/[^/?#\\\s]+)\/[\w.~:/?@!$&'()*+,;=%-]*$/i
