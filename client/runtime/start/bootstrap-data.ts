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
