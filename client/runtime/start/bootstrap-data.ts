/** What the HTML tells the runtime, on its root element. */
export interface RootFacts {
  /** Path of the page that the markup shows. */
  pagePath: string
  buildHash: string
  fontKitUrl: string | null
}

export function readRootFacts({ dataset }: HTMLElement): RootFacts {
  return {
    pagePath: dataset.pagePath ?? '/',
    buildHash: dataset.buildHash ?? '',
    fontKitUrl: dataset.fontKit ?? null,
  }
}
