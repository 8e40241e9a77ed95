import { formatProblem } from '../../content/documents/problems.js'
import type { TypePaths } from '../../content/documents/type-paths.js'
import type { ContentClient } from '../../shared/content-api/create-content-client.js'
import type { PlatformSignal } from '../../shared/content-api/platform.js'
import type { CareersDocument } from '../../shared/content-model/content-types.js'
import * as MESSAGES from '../../shared/messages.js'
import type { PreviewEvent } from '../state/preview-state.js'
import type { RepositoryConfig } from '../state/repository-config.js'
import { readDrafts } from './read-drafts.js'

export interface Showing {
  config: RepositoryConfig
  /** The instant at which jobs count as open or closed, from the site's time zone. */
  now: (documents: readonly CareersDocument[]) => Date
  dispatch: (event: PreviewEvent) => void
}

export interface Bootstrap extends Showing {
  client: ContentClient
  ref: string
  /** Null: no page before all documents are read. */
  firstFilter: string | null
  typePaths: Promise<TypePaths>
  signal: PlatformSignal
}

/**
 * Creates the whole site from a ref's documents, as a build does. The session becomes ACTIVE once
 * the current page's drafts are read, and again once all are. Rejects with the failure.
 */
export async function bootstrapPreview(bootstrap: Bootstrap): Promise<CareersDocument[]> {
  const { client, ref, firstFilter, typePaths, signal } = bootstrap
  bootstrap.dispatch({ type: 'startBootstrapping' })
  const onFirst = (first: CareersDocument[]) =>
    typePaths
      .then((types) => showDrafts(first, types, false, bootstrap))
      // The full set finds and reports problems of the first documents again.
      .catch(() => {})
  const [documents, types] = await Promise.all([
    readDrafts(client, { ref, firstFilter, signal, onFirst }),
    typePaths,
  ])
  if (documents.length === 0) throw new Error(MESSAGES.noDocuments)
  showDrafts(documents, types, true, bootstrap)
  return documents
}

export function showDrafts(
  documents: readonly CareersDocument[],
  typePaths: TypePaths,
  isWhole: boolean,
  { config, now, dispatch }: Showing,
): void {
  const site = config.dataResolver(documents, { now: now(documents), buildHash: '', typePaths })
  const { content, problems } = site
  if (content === null) throw new Error(problems.map(formatProblem)[0] ?? MESSAGES.noDocuments)
  dispatch({ type: 'bootstrapped', drafts: { site, isWhole }, nodes: content.nodes })
}
