/** Each browser words a failed dynamic import differently. */
const CHUNK_FAILURE =
  /dynamically imported module|importing a module script failed|loading chunk .{1,200} failed/i

/** `onFailure` returns whether it handled the error. */
export function watchChunkFailures(window: Window, onFailure: () => boolean): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (CHUNK_FAILURE.test(String(event.reason)) && onFailure()) event.preventDefault()
  })
}
