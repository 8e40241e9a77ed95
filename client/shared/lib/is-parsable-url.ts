/**
 * In place of `URL.canParse`, which in Node 20 denies addresses with letters such as ü once it has been
 * called some thousand times.
 */
export function isParsableUrl(url: string, base?: string): boolean {
  try {
    new URL(url, base)
    return true
  } catch {
    return false
  }
}
