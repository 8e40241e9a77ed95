import { filter } from '@prismicio/client'
import type { TypePaths } from '../../content/documents/type-paths.js'
import type { Fetch } from '../../runtime/load/fetch-json.js'
import { isContentFailure } from '../../shared/content-api/content-service-error.js'
import { createContentClient } from '../../shared/content-api/create-content-client.js'
import { findPreviewPath } from '../../shared/content-api/find-preview-path.js'
import type { Platform } from '../../shared/content-api/platform.js'
import type { CareersDocument } from '../../shared/content-model/content-types.js'
import { MESSAGES } from '../../shared/messages.js'
import { toJobPathId } from '../../shared/url-policy.js'
import { bootstrapPreview, type Bootstrap } from '../drafts/bootstrap-preview.js'
import { loadTypePaths } from './load-site-files.js'
import type { PreviewRequest } from './preview-request.js'
import type { PreviewEvent, RepositoryOptions } from '../state/preview-state.js'

/** What a site was made of, so that it can be made again as of another day. */
export interface ReadDrafts {
  documents: readonly CareersDocument[]
  types: TypePaths
}

export interface PreviewRun extends Pick<
  Bootstrap,
  'config' | 'drafts' | 'now' | 'dispatch' | 'signal'
> {
  request: Extract<PreviewRequest, { ref: string }>
  options: RepositoryOptions
  /** What is on the screen; the document is null where no published page is. */
  page: { documentId: string | null; path: string }
  /** For the site's own files. */
  fetch: Fetch
  /** For the content service. */
  platform: Platform
}

/** An editor waits for the answer: each request is given so many ms, and is tried so often. */
const LIMITS = { timeout: 10_000, retries: { attempts: 3 } }

/**
 * From a request to its end: the drafts are shown, or a token is asked for, or there is a message why
 * not. Resolves to null unless they are shown.
 */
export async function runPreview(run: PreviewRun): Promise<ReadDrafts | null> {
  try {
    return await followRequest(run)
  } catch (error) {
    run.drafts.giveUp()
    run.dispatch(toFailure(error, run.options))
    return null
  }
}

async function followRequest(run: PreviewRun): Promise<ReadDrafts> {
  const { request, options, config, dispatch, signal, fetch, platform } = run
  const client = createContentClient({ ...options, ...LIMITS }, platform)
  const typePaths = loadTypePaths(fetch, options.repositoryName)
  // Whoever awaits it is told; until then a failure is nobody's.
  typePaths.catch(() => {})
  if (request.kind === 'resolve') {
    dispatch({ type: 'startResolving' })
    const found = request.to ?? findPreviewPath(client, config.linkResolver, request, { signal })
    dispatch({ type: 'resolved', path: await found })
  }
  const firstFilter =
    request.kind === 'resolve' ? byId(request.documentId) : toFirstFilter(run.page)
  const { ref } = request
  const documents = await bootstrapPreview({ ...run, client, ref, firstFilter, typePaths })
  return { documents, types: await typePaths }
}

const byId = (documentId: string) => filter.at('document.id', documentId)

/** A job that exists only as a draft is known by its number. */
function toFirstFilter({ documentId, path }: PreviewRun['page']): string | null {
  if (documentId !== null) return byId(documentId)
  const number = toJobPathId(path)
  return number === null ? null : filter.at('my.job.uid', number)
}

function toFailure(error: unknown, options: RepositoryOptions): PreviewEvent {
  if (isContentFailure(error, 'forbidden')) {
    if (options.promptForAccessToken) return { type: 'promptForAccessToken' }
    return { type: 'failed', error: MESSAGES.unauthorized }
  }
  return { type: 'failed', error: error instanceof Error ? error.message : String(error) }
}
