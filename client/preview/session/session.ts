import type { TypePaths } from '../../content/documents/field-types.js'
import type { RememberedJob } from '../../content/site/job-life.js'
import type { CareersDocument } from '../../shared/content-model/content-types.js'
import type { PreviewEvent } from '../state/preview-state.js'
import type { PreviewStore } from '../state/preview-store.js'
import type { PreviewEnvironment } from './editors-browser.js'

/** What a session knows. */
export interface Session {
  environment: PreviewEnvironment
  store: PreviewStore
  /** Aborts what is being read for the ref. */
  running: ReturnType<PreviewEnvironment['platform']['createAbortController']>
  /** Of the current or loading drafts. */
  ref: string | null
  /** The input of the drafts, to create them again as of another date. */
  read: {
    documents: readonly CareersDocument[]
    /** In the other languages of the site. */
    others: readonly CareersDocument[]
    typePaths: TypePaths
    /** The jobs to which documents link, as the live release knows them. */
    remembered: readonly RememberedJob[]
    label: string | null
  } | null
  /** 'YYYY-MM-DDTHH:MM' in the time zone of the site; null for now. */
  asOf: string | null
}

export function abortRun(session: Session): void {
  session.running.abort()
  session.running = session.environment.platform.createAbortController()
}

export function dispatchUntilAborted({ store, running }: Session): (event: PreviewEvent) => void {
  return (event) => {
    if (!running.signal.aborted) store.dispatch(event)
  }
}
