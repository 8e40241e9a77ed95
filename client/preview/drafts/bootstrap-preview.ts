import { formatProblem } from '../../content/documents/problems.js'
import type { TypePaths } from '../../content/documents/type-paths.js'
import type { RememberedJob } from '../../content/site/job-life.js'
import type { ContentClient } from '../../shared/content-api/create-content-client.js'
import { fetchSnapshot } from '../../shared/content-api/fetch-snapshot.js'
import type { PlatformSignal } from '../../shared/content-api/platform.js'
import type { CareersDocument } from '../../shared/content-model/content-types.js'
import * as MESSAGES from '../../shared/constants/messages.js'
import { findReleaseLabel } from './release-label.js'
import type { RepositoryConfig } from '../state/preview-config.js'
import type { PreviewEvent } from '../state/preview-state.js'

export interface Showing {
  config: RepositoryConfig
  /** The instant at which jobs count as open or closed, from the site's time zone. */
  now: (documents: readonly CareersDocument[]) => Date
  siteUrl: string
  dispatch: (event: PreviewEvent) => void
}

export interface ReadDrafts {
  documents: readonly CareersDocument[]
  typePaths: TypePaths
  remembered: readonly RememberedJob[]
  label: string | null
}

export interface Bootstrap extends Showing {
  client: ContentClient
  ref: string
  typePaths: Promise<TypePaths>
  /** The jobs to which documents link, as the live release knows them. */
  linkedJobs: Promise<RememberedJob[]>
  signal: PlatformSignal
  /** Called once the ref has proved to be one of drafts. */
  keepRef: () => void
}

/**
 * Creates the whole site from a ref's documents, as a build does. The session becomes ACTIVE once all
 * are read. Rejects with the failure.
 */
export async function bootstrapPreview(bootstrap: Bootstrap): Promise<ReadDrafts> {
  const { client, ref, typePaths, linkedJobs, signal } = bootstrap
  bootstrap.dispatch({ type: 'startBootstrapping' })
  const [{ documents }, types, remembered, { refs }] = await Promise.all([
    fetchSnapshot<CareersDocument>(client, { ref, signal }),
    typePaths,
    linkedJobs,
    client.fetchRepository({ signal }),
  ])
  if (documents.length === 0) throw new Error(MESSAGES.noDocuments)
  bootstrap.keepRef()
  const read = { documents, typePaths: types, remembered, label: findReleaseLabel(ref, refs) }
  showDrafts(read, bootstrap)
  return read
}

export function showDrafts(
  { documents, typePaths, remembered, label }: ReadDrafts,
  { config, now, siteUrl, dispatch }: Showing,
): void {
  const options = { now: now(documents), buildHash: '', typePaths, remembered, siteUrl }
  const site = config.dataResolver(documents, options)
  const { content, problems } = site
  if (content === null) throw new Error(problems.map(formatProblem)[0] ?? MESSAGES.noDocuments)
  const drafts = { site, templates: config.componentResolver, label }
  dispatch({ type: 'bootstrapped', drafts, nodes: content.nodes })
}
