import { markCode } from '../hooks/mark-code.js'

/** Unless the code runs: then the page is in its hands. */
export function giveUp(): void {
  if (document.documentElement.dataset.code === 'pending') markCode('failed')
}
