/**
 * The path if it leads to a page of this site, else `/`. Browsers take `//host` and `/\host` for
 * other sites, and drop control characters before they look.
 */
export function toLocalPath(path: string | null | undefined): string {
  return path && /^\/(?![/\\])[^\\\x00-\x20\x7f]*$/.test(path) ? path : '/'
}
