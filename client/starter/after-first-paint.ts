/** Calls back once the first text or picture has been painted. */
export function afterFirstPaint(callback: () => void): void {
  // Background tabs are never painted.
  if (document.hidden) return onceRead(callback)
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
