/**
 * Tells the stylesheet how the page's code is doing. Without scripts there is no such mark. Where the code
 * has failed, the page stays as the server has sent it and says so, until the page is hydrated after all.
 */
export function markCode(state: 'pending' | 'hydrated' | 'failed'): void {
  document.documentElement.dataset.code = state
}
