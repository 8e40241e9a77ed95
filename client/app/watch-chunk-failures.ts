/** How the browsers word a dynamic import whose file is gone. */
const CHUNK_FAILURE =
  /dynamically imported module|importing a module script failed|loading chunk .+ failed/i

/** Code that a page loads later can be gone too; nobody else would notice. */
export function watchChunkFailures(window: Window, onFailure: () => void): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (CHUNK_FAILURE.test(String(reason))) onFailure()
  })
}
