import { splitLanguages } from '../content/documents/split-languages.js'
import { createTypeTree, type TypeNode } from '../content/documents/field-types.js'
import type { RememberedJob } from '../content/site/job-life.js'
import { withBoard } from '../preview/drafts/with-board.js'
import type { EditorsBrowser } from '../preview/session/editors-browser.js'
import {
  loadBoard,
  loadLinkedJobs,
  loadPreviewOptions,
  loadTypePaths,
} from '../preview/session/load-site-files.js'
import { createEditorClient } from '../preview/session/run-preview.js'
import { loadIslands } from '../runtime/islands/islands.js'
import { isContentFailure } from '../shared/content-api/content-service-error.js'
import { fetchSnapshot } from '../shared/content-api/fetch-snapshot.js'
import type { CareersDocument } from '../shared/content-model/content-types.js'
import { SIMULATOR_MESSAGES } from './simulator-messages.js'

/** What slices link to, list and count: the documents that are published, as a build reads them. */
export interface PublishedContent {
  documents: readonly CareersDocument[]
  /** In the other languages of the site. */
  others: readonly CareersDocument[]
  types: TypeNode
  remembered: readonly RememberedJob[]
  lang: string
  now: Date
  siteUrl: string
}

export type Reading =
  | { kind: 'reading' }
  | { kind: 'read'; content: PublishedContent }
  /** Of a private repository. */
  | { kind: 'token'; repositoryName: string; refused: string | null }
  | { kind: 'failed'; message: string }

/** Never rejects. */
export async function readPublishedContent(
  { fetch, platform, cookies }: EditorsBrowser,
  givenToken: string | null,
  signal: AbortSignal,
): Promise<Reading> {
  try {
    const options = await loadPreviewOptions(fetch)
    if (options === null) return { kind: 'failed', message: SIMULATOR_MESSAGES.withoutRepository }
    const { repositoryName, lang } = options
    const accessToken = givenToken ?? cookies.readAccessToken(repositoryName)
    const client = createEditorClient({ ...options, accessToken }, platform)
    try {
      const [{ documents: ofCms }, typePaths, remembered, board] = await Promise.all([
        fetchSnapshot<CareersDocument>(client, { signal }),
        loadTypePaths(fetch, repositoryName),
        loadLinkedJobs(fetch),
        loadBoard(fetch, options),
        loadIslands(),
      ])
      const { documents: own, others } = splitLanguages(ofCms)
      const documents = withBoard(own, board)
      const now = new Date(platform.now())
      const types = createTypeTree(typePaths)
      const { origin: siteUrl } = window.location
      return { kind: 'read', content: { documents, others, types, remembered, lang, now, siteUrl } }
    } catch (error) {
      if (!isContentFailure(error, 'forbidden') || !options.promptForAccessToken) throw error
      return { kind: 'token', repositoryName, refused: accessToken }
    }
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}
