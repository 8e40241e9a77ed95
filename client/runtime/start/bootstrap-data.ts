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

/** Whether the visitor has left since the first paint: `start-after-first-paint.ts` records it. */
export function isUnloading({ dataset }: HTMLElement): boolean {
  return dataset.unloading !== undefined
}

export function stopRecordingUnload({ dataset }: HTMLElement): void {
  window.onbeforeunload = null
  delete dataset.unloading
}
