import { formatProblem } from '../../content/documents/problems.js'
import type { ContentClient } from '../../shared/content-api/create-content-client.js'
import type { PlatformSignal } from '../../shared/content-api/platform.js'
import type { CareersDocument } from '../../shared/content-model/content-types.js'
import type { TypePaths } from '../../content/documents/type-paths.js'
import { MESSAGES } from '../../shared/messages.js'
import type { DraftHolder } from './draft-holder.js'
import type { PreviewEvent } from '../state/preview-state.js'
import { readDrafts } from './read-drafts.js'
import type { RepositoryConfig } from '../state/repository-config.js'

export interface Bootstrap {
  client: ContentClient
  config: RepositoryConfig
  drafts: DraftHolder
  ref: string
  /** Finds the document whose page is wanted first; null where none is to be shown before the rest. */
  firstFilter: string | null
  typePaths: Promise<TypePaths>
  /** As of when jobs are open, given the documents, which say in which time zone the site is. */
  now: (documents: readonly CareersDocument[]) => Date
  dispatch: (event: PreviewEvent) => void
  signal: PlatformSignal
}

/**
 * Makes the whole site of a ref's documents, as a build would. It is ACTIVE from when the current
 * page's own drafts are there, and once more when all are. Throws what went wrong.
 */
export async function bootstrapPreview(bootstrap: Bootstrap): Promise<CareersDocument[]> {
  const { client, ref, firstFilter, typePaths, signal } = bootstrap
  bootstrap.dispatch({ type: 'startBootstrapping' })
  const [documents, types] = await Promise.all([
    readDrafts(client, {
      ref,
      firstFilter,
      signal,
      onFirst: (first) =>
        typePaths
          .then((types) => showDrafts(first, { ...bootstrap, types, isWhole: false }))
          // What is wrong with a part is told of the whole.
          .catch(() => {}),
    }),
    typePaths,
  ])
  if (documents.length === 0) throw new Error(MESSAGES.noDocuments)
  showDrafts(documents, { ...bootstrap, types, isWhole: true })
  return documents
}

export interface Showing extends Pick<
  Bootstrap,
  'config' | 'drafts' | 'now' | 'dispatch' | 'signal'
> {
  types: TypePaths
  isWhole: boolean
}

export function showDrafts(documents: readonly CareersDocument[], showing: Showing): void {
  const { config, drafts, now, dispatch, signal, types, isWhole } = showing
  if (signal.aborted) return
  const site = config.dataResolver(documents, {
    now: now(documents),
    buildHash: '',
    typePaths: types,
  })
  const { content, problems } = site
  if (content === null) throw new Error(problems.map(formatProblem)[0] ?? MESSAGES.noDocuments)
  drafts.put(site, isWhole)
  dispatch({ type: 'bootstrapped', nodes: content.nodes })
}
