/**
 * The path if it is of this site, else `/`. Browsers take `//host` and `/\host` for other sites, and
 * remove control characters first.
 */
export function toLocalPath(path: string | null | undefined): string {
  return path && /^\/(?![/\\])[^\\\x00-\x20\x7f]*$/.test(path) ? path : '/'
}
