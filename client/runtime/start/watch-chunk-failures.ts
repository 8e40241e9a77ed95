/** How the browsers word a dynamic import whose file is gone. */
const CHUNK_FAILURE =
  /dynamically imported module|importing a module script failed|loading chunk .+ failed/i

/**
 * Code that a page loads later can be gone too; nobody else would notice. What `onFailure` has
 * answered with true is no error any more.
 */
export function watchChunkFailures(window: Window, onFailure: () => boolean): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (CHUNK_FAILURE.test(String(event.reason)) && onFailure()) event.preventDefault()
  })
}
