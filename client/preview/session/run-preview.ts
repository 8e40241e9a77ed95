import type { Ref } from '@prismicio/client'
import type { BoardDocuments } from '../../content/board/join-postings.js'
import { splitLanguages } from '../../content/documents/split-languages.js'
import type { TypePaths } from '../../content/documents/field-types.js'
import type { Fetch } from '../../runtime/load/fetch-json.js'
import { isContentFailure } from '../../shared/content-api/content-service-error.js'
import {
  createContentClient,
  type ContentClient,
} from '../../shared/content-api/create-content-client.js'
import { fetchSnapshot } from '../../shared/content-api/fetch-snapshot.js'
import { findPreviewPath } from '../../shared/content-api/find-preview-path.js'
import type { Platform, PlatformSignal } from '../../shared/content-api/platform.js'
import { mayPass } from '../../shared/content-api/with-retries.js'
import { SITE_LANGUAGES } from '../../shared/addresses/own-base.js'
import { isOwnPath } from '../../shared/addresses/path-base.js'
import type { CareersDocument } from '../../shared/content-model/content-types.js'
import * as MESSAGES from '../../shared/constants/messages.js'
import { withBoard } from '../drafts/with-board.js'
import { PREVIEW_MESSAGES } from '../state/preview-messages.js'
import type { PreviewEvent, RepositoryOptions } from '../state/preview-state.js'
import { isRefGone } from './is-ref-gone.js'
import { knownRepository } from './known-repository.js'
import { loadBoard, loadLinkedJobs, loadTypePaths } from './load-site-files.js'
import type { PreviewRequest } from './preview-request.js'
import { dispatchUntilAborted, type Session } from './session.js'
import { showDrafts } from './show-drafts.js'

/** Shorter than the defaults, because an editor is waiting. `timeout` in ms for each request. */
const LIMITS = { timeout: 10_000, retries: { attempts: 3 } }

/** Of a site in several languages, all are read: pages of each show what others have. */
export function createEditorClient(options: RepositoryOptions, platform: Platform): ContentClient {
  const lang = SITE_LANGUAGES.length === 0 ? options.lang : '*'
  return createContentClient({ ...options, lang, ...LIMITS }, platform)
}

type RefRequest = Extract<PreviewRequest, { ref: string }>

/**
 * Reads the drafts of a ref and shows them. Resolves to null after it has dispatched a failure, or that
 * there is no preview.
 *
 * @param keepRef called once the ref has proved to be one of drafts
 */
export async function runPreview(
  session: Session,
  request: RefRequest,
  keepRef: () => void,
): Promise<Session['read']> {
  const {
    store,
    environment: { fetch, platform },
  } = session
  const repository = knownRepository(store)
  if (repository === null) return null
  const { options } = repository
  // Then drafts are shown already, and stay if the newer ones cannot be read for now.
  const isUpdate = store.getState().previewState === 'ACTIVE'
  const dispatch = dispatchUntilAborted(session)
  const client = createEditorClient(options, platform)
  const { signal } = session.running
  try {
    if (request.kind === 'resolve') dispatch({ type: 'startResolving' })
    else if (request.isPlain !== true) dispatch({ type: 'startBootstrapping' })
    if (await isNoPreview(client, request, signal)) {
      if (request.kind === 'resolve') throw new Error(MESSAGES.invalidPreviewRef)
      if (isUpdate) throw new Error(PREVIEW_MESSAGES.draftGone)
      dispatch({ type: 'notAPreview' })
      return null
    }
    const typePaths = loadTypePaths(fetch, options.repositoryName)
    const board = loadBoard(fetch, options)
    // Avoids unhandled rejections; the await in `readDrafts` still throws.
    typePaths.catch(() => {})
    board.catch(() => {})
    if (request.kind === 'resolve') {
      const { linkResolver } = repository.config
      const found = request.to ?? findPreviewPath(client, linkResolver, request, { signal })
      const path = await found
      const isElsewhere = !isOwnPath(path)
      if (isElsewhere) keepRef()
      dispatch({ type: 'resolved', path })
      // That page has the code of its own language, which reads the drafts.
      if (isElsewhere) return null
    }
    dispatch({ type: 'startBootstrapping' })
    const read = await readDrafts(client, request.ref, { typePaths, board, fetch, signal })
    keepRef()
    showDrafts(session, read, dispatch)
    return read
  } catch (error) {
    dispatch(toFailure(error, options, isUpdate))
    return null
  }
}

/**
 * The master ref is one that anybody knows: a link with it must not keep visitors in a preview of what is
 * published. A plain ref may be none that the service has; one of a session, `m-…:p-…`, has only expired.
 */
async function isNoPreview(
  client: ContentClient,
  request: RefRequest,
  signal: PlatformSignal,
): Promise<boolean> {
  const isQuiet = request.kind === 'bootstrap' && request.isPlain === true
  const asked = client.fetchMasterRef({ signal })
  const master = await (isQuiet ? asked.catch(() => null) : asked)
  if (master === request.ref) return true
  if (request.isPlain !== true || (!isQuiet && request.ref.includes(':'))) return false
  return isRefGone(client, request.ref, { signal }).catch(() => false)
}

async function readDrafts(
  client: ContentClient,
  ref: string,
  more: {
    typePaths: Promise<TypePaths>
    board: Promise<BoardDocuments | null>
    fetch: Fetch
    signal: PlatformSignal
  },
): Promise<NonNullable<Session['read']>> {
  const { fetch, signal } = more
  const [{ documents }, typePaths, board, remembered, { refs }] = await Promise.all([
    fetchSnapshot<CareersDocument>(client, { ref, signal }),
    more.typePaths,
    more.board,
    loadLinkedJobs(fetch),
    client.fetchRepository({ signal }),
  ])
  if (documents.length === 0) throw new Error(MESSAGES.noDocuments)
  const label = findReleaseLabel(ref, refs)
  const { documents: own, others } = splitLanguages(documents)
  return { documents: withBoard(own, board), others, typePaths, remembered, label }
}

function toFailure(
  error: unknown,
  { promptForAccessToken }: RepositoryOptions,
  isUpdate: boolean,
): PreviewEvent {
  if (isContentFailure(error, 'forbidden')) {
    if (promptForAccessToken) return { type: 'promptForAccessToken' }
    return { type: 'failed', error: MESSAGES.unauthorized }
  }
  const message = error instanceof Error ? error.message : String(error)
  return { type: isUpdate && mayPass(error) ? 'updateFailed' : 'failed', error: message }
}

/** A preview's address has the release's id, or its ref, or both: `/previews/ID:REF`. */
export function findReleaseLabel(ref: string, refs: readonly Ref[]): string | null {
  const session = /\/previews\/([^/?#]+)/.exec(ref)?.[1] ?? ref
  const parts = [ref, ...session.split(':')]
  const release = refs.find(
    ({ id, ref, isMasterRef }) => !isMasterRef && (parts.includes(id) || parts.includes(ref)),
  )
  return release?.label ?? null
}
