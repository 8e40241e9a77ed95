import { once } from './once.js'

/** In ms after the page has been read: then nothing waits for its paint any longer. */
const LONGEST_WAIT = 2_000

/** Calls back once the first text or picture has been painted, or must have been. */
export function afterFirstPaint(callback: () => void): void {
  const run = once(callback)
  // Firefox reports no paint of a page that is scrolled by then.
  const onLoaded = () => requestAnimationFrame(() => requestAnimationFrame(run))
  window.addEventListener('load', onLoaded)
  // Background tabs are never painted.
  onceRead(() => setTimeout(run, document.hidden ? 0 : LONGEST_WAIT))
  if ('PerformanceObserver' in window) onPaint(run)
}

function onPaint(callback: () => void) {
  const isPainted = ({ name }: PerformanceEntry) => name === 'first-contentful-paint'
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntries().some(isPainted)) return
    observer.disconnect()
    callback()
  })
  observer.observe({ type: 'paint', buffered: true })
}

function onceRead(callback: () => void) {
  if (document.readyState !== 'loading') callback()
  else document.addEventListener('DOMContentLoaded', callback)
}
