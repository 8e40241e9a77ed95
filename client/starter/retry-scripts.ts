import { giveUp } from './give-up.js'

/** In ms. */
const PAUSES = [1_000, 4_000]

/**
 * Asks again for scripts that got lost, as while a phone changes networks: nothing else does. Once the
 * pauses are over the page says so, and only an occasion makes it ask again.
 */
export function retryScripts(): void {
  const retry = async (url: string) => {
    for (let attempt = 1; ; attempt += 1) {
      await occasion(PAUSES[attempt - 1])
      if (await isLoaded(url, attempt)) return
      if (attempt >= PAUSES.length) giveUp()
    }
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') void retry(target.src)
  }
  window.addEventListener('error', onError, true)
}

/** When a pause is over, the device is on line again, or the page is shown again. */
function occasion(pause: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const options = { signal: listening.signal }
    const end = () => {
      if (document.hidden) return
      listening.abort()
      resolve()
    }
    window.addEventListener('online', end, options)
    document.addEventListener('visibilitychange', end, options)
    if (pause !== undefined) setTimeout(end, pause)
  })
}

/**
 * In most browsers a module that failed once fails for good, with all that import it. So its second address
 * is below a number, which the server ignores: the addresses of its imports, relative to it, are too.
 */
async function isLoaded(url: string, attempt: number): Promise<boolean> {
  const other = url.replace('/assets/', `/assets/${attempt}/`)
  const isThere = () => true
  return import(url).catch(() => import(other)).then(isThere, () => false)
}
