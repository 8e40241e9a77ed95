import type { TypePaths } from '../../content/documents/type-paths.js'
import type { RememberedJob } from '../../content/site/job-life.js'
import { fetchJsonWithRetries, type Fetch } from '../../runtime/load/fetch-json.js'
import { isContentFailure } from '../../shared/content-api/content-service-error.js'
import {
  createContentClient,
  type ContentClient,
} from '../../shared/content-api/create-content-client.js'
import { findPreviewPath } from '../../shared/content-api/find-preview-path.js'
import type { Platform, PlatformSignal } from '../../shared/content-api/platform.js'
import { mayPass } from '../../shared/content-api/with-retries.js'
import * as MESSAGES from '../../shared/constants/messages.js'
import { LINKED_JOBS_URL } from '../../shared/addresses/page-paths.js'
import { typePathsUrl } from '../../shared/addresses/type-paths-url.js'
import {
  bootstrapPreview,
  type Bootstrap,
  type ReadDrafts,
  type Showing,
} from '../drafts/bootstrap-preview.js'
import { PREVIEW_MESSAGES } from '../state/preview-messages.js'
import type { PreviewEvent, RepositoryOptions } from '../state/preview-state.js'
import { isRefGone } from './is-ref-gone.js'
import type { PreviewRequest } from './preview-request.js'

export interface PreviewRun extends Showing, Pick<Bootstrap, 'keepRef'> {
  /** Drafts are shown already, and stay if the newer ones cannot be read for now. */
  isUpdate: boolean
  request: Extract<PreviewRequest, { ref: string }>
  options: RepositoryOptions
  fetch: Fetch
  platform: Platform
  signal: PlatformSignal
}

/** Shorter than the defaults, because an editor is waiting. `timeout` in ms for each request. */
const LIMITS = { timeout: 10_000, retries: { attempts: 3 } }

export function createEditorClient(options: RepositoryOptions, platform: Platform): ContentClient {
  return createContentClient({ ...options, ...LIMITS }, platform)
}

/** Resolves to null after it has dispatched a failure, or that there is no preview. */
export async function runPreview(run: PreviewRun): Promise<ReadDrafts | null> {
  try {
    return await resolveAndBootstrap(run)
  } catch (error) {
    run.dispatch(toFailure(error, run))
    return null
  }
}

async function resolveAndBootstrap(run: PreviewRun): Promise<ReadDrafts | null> {
  const { request, options, config, dispatch, signal, fetch, platform } = run
  const client = createEditorClient(options, platform)
  if (request.kind === 'resolve') dispatch({ type: 'startResolving' })
  else if (request.isPlain !== true) dispatch({ type: 'startBootstrapping' })
  if (await isNoPreview(client, run)) {
    if (request.kind === 'resolve') throw new Error(MESSAGES.invalidPreviewRef)
    if (run.isUpdate) throw new Error(PREVIEW_MESSAGES.draftGone)
    dispatch({ type: 'notAPreview' })
    return null
  }
  const typePaths = loadTypePaths(fetch, options.repositoryName)
  // Avoids an unhandled rejection; the await below still throws.
  typePaths.catch(() => {})
  if (request.kind === 'resolve') {
    const found = request.to ?? findPreviewPath(client, config.linkResolver, request, { signal })
    dispatch({ type: 'resolved', path: await found })
  }
  const linkedJobs = loadLinkedJobs(fetch)
  return bootstrapPreview({ ...run, client, ref: request.ref, typePaths, linkedJobs })
}

/**
 * The master ref is one that anybody knows: a link with it must not keep visitors in a preview of what is
 * published. A plain ref may be none that the service has; one of a session, `m-…:p-…`, has only expired.
 */
async function isNoPreview(client: ContentClient, run: PreviewRun): Promise<boolean> {
  const { request, signal } = run
  const isQuiet = request.kind === 'bootstrap' && request.isPlain === true
  const asked = client.fetchMasterRef({ signal })
  const master = await (isQuiet ? asked.catch(() => null) : asked)
  if (master === request.ref) return true
  if (request.isPlain !== true || (!isQuiet && request.ref.includes(':'))) return false
  return isRefGone(client, request.ref, { signal }).catch(() => false)
}

/** The repository's field types, as the live release used them. */
async function loadTypePaths(fetch: Fetch, repositoryName: string): Promise<TypePaths> {
  const url = typePathsUrl(repositoryName)
  const { status, body } = await fetchJsonWithRetries(fetch, url, { cache: 'no-cache' })
  if (status === 200 && typeof body === 'object' && body !== null) return body as TypePaths
  throw new Error(PREVIEW_MESSAGES.typePathsMissing(repositoryName, url, status))
}

/** None if the live release is of an older version, which has no such file. */
async function loadLinkedJobs(fetch: Fetch): Promise<RememberedJob[]> {
  const { body } = await fetchJsonWithRetries(fetch, LINKED_JOBS_URL, { cache: 'no-cache' })
  return Array.isArray(body) ? (body as RememberedJob[]) : []
}

function toFailure(error: unknown, { options, isUpdate }: PreviewRun): PreviewEvent {
  if (isContentFailure(error, 'forbidden')) {
    if (options.promptForAccessToken) return { type: 'promptForAccessToken' }
    return { type: 'failed', error: MESSAGES.unauthorized }
  }
  const message = error instanceof Error ? error.message : String(error)
  return { type: isUpdate && mayPass(error) ? 'updateFailed' : 'failed', error: message }
}
