/** The repository of this site. */
export interface PreviewRepository {
  repositoryName: string
  /** Addresses of its API; a token may name their origins instead of the CMS's own. */
  apiEndpoints: readonly string[]
}

/** No URL in a token is ever requested. */
export type PreviewToken =
  /**
   * Of this site's repository: what its API takes as `ref`. A plain one names no repository, so only
   * the API can say whether it is a preview.
   */
  | { kind: 'preview'; ref: string; isPlain?: true }
  | { kind: 'other-repository'; repositoryName: string }
  /** A cookie without an entry of any repository. */
  | { kind: 'no-repository' }
  | { kind: 'invalid' }

const LONGEST_TOKEN = 512

/**
 * Reads a token such as `https://REPO.prismic.io/previews/SESSION:VERSION?websitePreviewId=ID`. Compares
 * text, not parsed URLs: whatever parsers disagree about, such as user names or backslashes, is another text.
 */
export function parsePreviewToken(token: string, repository: PreviewRepository): PreviewToken {
  if (token.length > LONGEST_TOKEN) return { kind: 'invalid' }
  const origin = ADDRESS.exec(token)?.[1]?.toLowerCase()
  if (origin === undefined) {
    return isOpaqueRef(token) ? { kind: 'preview', ref: token, isPlain: true } : { kind: 'invalid' }
  }
  if (listPreviewOrigins(repository).includes(origin)) return { kind: 'preview', ref: token }
  const repositoryName = toRepositoryName(origin.replace(/^https:\/\//, ''))
  return repositoryName === null
    ? { kind: 'invalid' }
    : { kind: 'other-repository', repositoryName }
}

/** The form of refs that names neither host nor repository, such as `m-aGVsbG8:p-d29ybGQ`. */
export function isOpaqueRef(ref: string): boolean {
  return ref.length <= LONGEST_TOKEN && /^[\w~-]+(?::[\w~-]+)*$/.test(ref)
}

/** In lower case, the CMS's own first. */
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

/** Origin, then characters of a path or query: printable, without `\` and `#`. */
const ADDRESS = /^(https?:\/\/[^/?#\\\s]+)\/[\w.~:/?@!$&'()*+,;=%-]*$/i
