/**
 * Undefined if it throws. Browsers throw where they forbid cookies, storage or service workers, as in a
 * sandboxed document or where the visitor has blocked the site's data: some as soon as they are read.
 */
export function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
