/** What the HTML tells the runtime, in attributes of its root element. */
export interface BootstrapData {
  /** Path of the page whose markup the document holds. */
  pagePath: string
  buildHash: string
  fontKitUrl: string | null
}

export function readBootstrapData({ dataset }: HTMLElement): BootstrapData {
  return {
    pagePath: dataset.pagePath ?? '/',
    buildHash: dataset.buildHash ?? '',
    fontKitUrl: dataset.fontKit ?? null,
  }
}

/**
 * Says, as `data-hydrated`, that the page answers links and forms by itself: for whatever watches it from
 * outside, such as a browser test or a monitor.
 */
export function markHydrated({ dataset }: HTMLElement): void {
  dataset.hydrated = ''
}

/** Whether the visitor has left since the first paint: `start-after-first-paint.ts` records it. */
export function isUnloading({ dataset }: HTMLElement): boolean {
  return dataset.unloading !== undefined
}

export function stopRecordingUnload({ dataset }: HTMLElement): void {
  window.onbeforeunload = null
  delete dataset.unloading
}
