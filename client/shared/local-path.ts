/**
 * `/` for anything else than a path of this site. Browsers treat `//host` and `/\host` as other
 * sites, and remove control characters first.
 */
export function toLocalPath(path: string | null | undefined): string {
  return path && /^\/(?![/\\])[^\\\x00-\x20\x7f]*$/.test(path) ? path : '/'
}
