/**
 * Undefined where the browser forbids it: cookies and service workers throw when they are as much as read
 * in a sandboxed document, or where the visitor has blocked the site's data.
 */
export function ifAllowed<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
