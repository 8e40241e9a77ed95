/** `popstate` fires on Back and Forward. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'focusin', 'scroll', 'popstate']

const ROOT_MARGIN = '0px 0px -50%'

/** Screen-reader users may never trigger an event, so this many ms without one are enough. */
const TIMEOUT_MS = 1000

/**
 * Calls back once: at the first interaction anywhere, when the element fills half the viewport, or
 * after `TIMEOUT_MS`.
 */
export function onFirstInteraction(element: Element, callback: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && run(),
    { rootMargin: ROOT_MARGIN },
  )
  observer.observe(element)
  const timer = setTimeout(run, TIMEOUT_MS)
  for (const type of INTERACTIONS) {
    window.addEventListener(type, run, { signal, capture: true, passive: true })
  }

  function stop() {
    clearTimeout(timer)
    observer.disconnect()
    listening.abort()
  }

  function run() {
    stop()
    callback()
  }
  return stop
}
