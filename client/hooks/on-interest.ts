/** A page that is looked at for so many ms is being read. */
const DWELL_MS = 6_000

const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']

/** Calls back once: at the first interaction anywhere, or after some time. */
export function onInterest(callback: () => void): void {
  const listening = new AbortController()
  const { signal } = listening
  const timer = setTimeout(run, DWELL_MS)
  for (const type of INTERACTIONS) {
    window.addEventListener(type, run, { signal, capture: true, passive: true })
  }

  function run() {
    clearTimeout(timer)
    listening.abort()
    callback()
  }
}
