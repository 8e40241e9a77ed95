import type { TypePaths } from '../../content/documents/type-paths.js'
import { fetchJsonWithRetries, type Fetch } from '../../runtime/load/fetch-json.js'
import { isContentFailure } from '../../shared/content-api/content-service-error.js'
import { createContentClient } from '../../shared/content-api/create-content-client.js'
import { findPreviewPath } from '../../shared/content-api/find-preview-path.js'
import type { Platform, PlatformSignal } from '../../shared/content-api/platform.js'
import * as MESSAGES from '../../shared/messages.js'
import { typePathsUrl } from '../../shared/type-paths-url.js'
import { bootstrapPreview, type ReadDrafts, type Showing } from '../drafts/bootstrap-preview.js'
import { PREVIEW_MESSAGES } from '../state/preview-messages.js'
import type { PreviewEvent, RepositoryOptions } from '../state/preview-state.js'
import type { PreviewRequest } from './preview-request.js'

export interface PreviewRun extends Showing {
  request: Extract<PreviewRequest, { ref: string }>
  options: RepositoryOptions
  fetch: Fetch
  platform: Platform
  signal: PlatformSignal
}

/** Shorter than the defaults, because an editor is waiting. `timeout` in ms for each request. */
const LIMITS = { timeout: 10_000, retries: { attempts: 3 } }

/** Resolves to null after it has dispatched a failure. */
export async function runPreview(run: PreviewRun): Promise<ReadDrafts | null> {
  try {
    return await resolveAndBootstrap(run)
  } catch (error) {
    run.dispatch(toFailure(error, run.options))
    return null
  }
}

async function resolveAndBootstrap(run: PreviewRun): Promise<ReadDrafts> {
  const { request, options, config, dispatch, signal, fetch, platform } = run
  const client = createContentClient({ ...options, ...LIMITS }, platform)
  const typePaths = loadTypePaths(fetch, options.repositoryName)
  // Avoids an unhandled rejection; the await below still throws.
  typePaths.catch(() => {})
  if (request.kind === 'resolve') {
    dispatch({ type: 'startResolving' })
    const found = request.to ?? findPreviewPath(client, config.linkResolver, request, { signal })
    dispatch({ type: 'resolved', path: await found })
  }
  return bootstrapPreview({ ...run, client, ref: request.ref, typePaths })
}

/** The repository's field types, as the live release used them. */
async function loadTypePaths(fetch: Fetch, repositoryName: string): Promise<TypePaths> {
  const url = typePathsUrl(repositoryName)
  const { status, body } = await fetchJsonWithRetries(fetch, url, { cache: 'no-cache' })
  if (status === 200 && typeof body === 'object' && body !== null) return body as TypePaths
  throw new Error(PREVIEW_MESSAGES.typePathsMissing(repositoryName, url, status))
}

function toFailure(error: unknown, options: RepositoryOptions): PreviewEvent {
  if (isContentFailure(error, 'forbidden')) {
    if (options.promptForAccessToken) return { type: 'promptForAccessToken' }
    return { type: 'failed', error: MESSAGES.unauthorized }
  }
  return { type: 'failed', error: error instanceof Error ? error.message : String(error) }
}
