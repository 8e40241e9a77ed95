/**
 * Whether the browser has taken the address. Safari refuses after 100 changes within 30 s, and others
 * where the document is not their own site's.
 */
export function writeHistory(
  history: Pick<History, 'pushState' | 'replaceState'>,
  how: 'pushState' | 'replaceState',
  state: unknown,
  href: string,
): boolean {
  try {
    history[how](state, '', href)
    return true
  } catch {
    return false
  }
}
