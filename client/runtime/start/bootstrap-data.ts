import { FRONT_PATH } from '../../shared/addresses/page-paths.js'

/** Attributes of the root element in the HTML. */
export interface BootstrapData {
  /** Path of the page whose markup the document holds. */
  pagePath: string
  buildHash: string
  fontKitUrl: string | null
}

export function readBootstrapData({ dataset }: HTMLElement): BootstrapData {
  return {
    pagePath: dataset.pagePath ?? FRONT_PATH,
    buildHash: dataset.buildHash ?? '',
    fontKitUrl: dataset.fontKit ?? null,
  }
}

/** For browser tests and monitors: links and forms are intercepted from now on. */
export function markHydrated({ dataset }: HTMLElement): void {
  dataset.hydrated = ''
}

/** Set by `client/starter/start-page.ts`. */
export function isUnloading({ dataset }: HTMLElement): boolean {
  return dataset.unloading !== undefined
}

export function stopRecordingUnload({ dataset }: HTMLElement): void {
  window.onbeforeunload = null
  delete dataset.unloading
}
