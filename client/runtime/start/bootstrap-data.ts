/** What the HTML tells the runtime, on its root element. */
export interface BootstrapData {
  /** Path of the page that the markup shows. */
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
