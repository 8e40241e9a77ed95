/** The messages of different browsers when the file of a dynamic import is missing. */
const CHUNK_FAILURE =
  /dynamically imported module|importing a module script failed|loading chunk .+ failed/i

/** For imports after the page was loaded. Where `onFailure` returns true, the error is handled. */
export function watchChunkFailures(window: Window, onFailure: () => boolean): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (CHUNK_FAILURE.test(String(event.reason)) && onFailure()) event.preventDefault()
  })
}
