/**
 * Calls back once the font's file has been fetched, or could not be. A font that is named before lays out
 * all text twice, the first time in vain.
 */
export function whenFontIsHere(callback: () => void): void {
  const file = document.head.querySelector('link[as=font]')
  if (file === null) return callback()
  for (const outcome of ['load', 'error']) file.addEventListener(outcome, callback, { once: true })
}
