/** What visitors do first, whatever they are about to do; `popstate` is Back or Forward. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'scroll', 'popstate']

/** Up to half a screen of what nobody has turned to yet can stand as the document brought it. */
const MARGIN = '0px 0px -50%'

/** Whoever reads by ear, or has only eyes for the page, gives no sign: they wait no longer, in ms. */
const PATIENCE_MS = 1000

/**
 * Calls back once: at the visitor's first move anywhere, which comes before they can have reached the
 * element, when it fills half the view by itself, or after `PATIENCE_MS`. The returned function stops
 * waiting.
 */
export function onFirstInteraction(element: Element, react: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && answer(),
    { rootMargin: MARGIN },
  )
  observer.observe(element)
  const patience = setTimeout(answer, PATIENCE_MS)
  for (const sign of SIGNS) {
    window.addEventListener(sign, answer, { signal, capture: true, passive: true })
  }

  function stop() {
    clearTimeout(patience)
    observer.disconnect()
    listening.abort()
  }

  function answer() {
    stop()
    react()
  }
  return stop
}
