import * as MESSAGES from '../../shared/constants/messages.js'
import { PREVIEW_MESSAGES } from '../state/preview-messages.js'
import { createPreviewStore, type PreviewStore } from '../state/preview-store.js'
import { isAccessTokenRefused } from './access-token.js'
import { knownRepository, loadRepository, toPreviewRepository } from './known-repository.js'
import { isRefGone } from './is-ref-gone.js'
import type { PreviewEnvironment } from './editors-browser.js'
import { readPreviewRequest, type PreviewRequest } from './preview-request.js'
import { createEditorClient, runPreview } from './run-preview.js'
import { abortRun, type Session } from './session.js'
import { showDrafts, readLocalDate } from './show-drafts.js'

export interface PreviewSession {
  store: PreviewStore
  ref: () => string | null
  /** Leaves IDLE if address and cookies ask for a preview. */
  start: () => Promise<void>
  /** Call it after a navigation: another tab may have started or ended a preview. */
  reconsider: () => void
  /** Replaces the drafts after the editor has saved; null reads the ref of the cookie. */
  update: (ref: string | null) => Promise<void>
  /** Reads the drafts again, after an update has failed. */
  retry: () => Promise<void>
  submitAccessToken: (accessToken: string) => Promise<void>
  /** Shows the site as of 'YYYY-MM-DDTHH:MM' in its time zone; null for now. */
  asOf: () => string | null
  showAsOf: (local: string | null) => void
  cancel: () => void
  exit: () => void
  /** The toolbar has no preview any more. Only if the draft is gone does this one end, too. */
  end: () => Promise<void>
}

export function createPreviewSession(environment: PreviewEnvironment): PreviewSession {
  const session: Session = {
    environment,
    store: createPreviewStore(),
    running: environment.platform.createAbortController(),
    ref: null,
    read: null,
    asOf: readLocalDate(environment.url().searchParams.get('at')),
  }
  return {
    store: session.store,
    ref: () => session.ref,
    start: () => start(session),
    reconsider: () => reconsider(session),
    update: (ref) => update(session, ref),
    retry: async () => void (session.ref !== null && (await replace(session, session.ref))),
    submitAccessToken: (accessToken) => submitAccessToken(session, accessToken),
    asOf: () => session.asOf,
    showAsOf: (local) => showAsOf(session, local),
    cancel: () => cancel(session),
    exit: () => exit(session),
    end: () => end(session),
  }
}

async function start(session: Session): Promise<void> {
  const { environment, store } = session
  if (store.getState().previewState !== 'IDLE') return
  abortRun(session)
  const { signal } = session.running
  await loadRepository(store, environment)
  if (signal.aborted) return
  const request = readRequest(session)
  session.ref = 'ref' in request ? request.ref : null
  if (request.kind === 'none') return store.dispatch({ type: 'notAPreview' })
  if (request.kind === 'refused') {
    store.dispatch({ type: 'setActiveRepositoryName', repositoryName: request.repositoryName })
    const isRefused =
      request.error === MESSAGES.previewCookieMissing && environment.cookies.areRefused()
    const error = isRefused ? PREVIEW_MESSAGES.cookiesRefused : request.error
    return store.dispatch({ type: 'failed', error })
  }
  const repository = knownRepository(store)
  if (repository === null) return
  const { repositoryName } = repository.options
  store.dispatch({ type: 'setActiveRepositoryName', repositoryName })
  const isFromLink = environment.url().searchParams.has('token')
  await run(session, request, isFromLink ? () => keepRefOfLink(session, request.ref) : undefined)
}

async function run(
  session: Session,
  request: Extract<PreviewRequest, { ref: string }>,
  keepRef = () => {},
): Promise<void> {
  const { store, running } = session
  const read = await runPreview(session, request, keepRef)
  if (running.signal.aborted) return
  const { previewState } = store.getState()
  if (read !== null || previewState !== 'ACTIVE') session.read = read
  if (previewState === 'NOT_A_PREVIEW') forgetRef(session)
}

function forgetRef(session: Session): void {
  session.environment.cookies.expireRef()
  // Null, unless the browser kept the cookie: then it is the ref that need not be tried again.
  const left = readRequest(session)
  session.ref = 'ref' in left ? left.ref : null
}

/** For the next pages. */
function keepRef({ environment, store }: Session, ref: string): void {
  const repository = knownRepository(store)
  if (repository !== null)
    environment.cookies.writeRef(ref, toPreviewRepository(repository.options))
}

/** @throws where the page that the link leads to would have no cookie, and show what is published */
function keepRefOfLink(session: Session, ref: string): void {
  if (session.environment.cookies.areRefused()) throw new Error(PREVIEW_MESSAGES.cookiesRefused)
  keepRef(session, ref)
}

function readRequest({ environment, store }: Session): PreviewRequest {
  const { cookies, url } = environment
  const repository = knownRepository(store)
  if (repository !== null) {
    return readPreviewRequest(url(), cookies.all(), toPreviewRepository(repository.options))
  }
  const repositoryName = cookies.namedRepository() ?? 'unknown'
  const error = PREVIEW_MESSAGES.optionsMissing(repositoryName)
  return { kind: 'refused', repositoryName, error }
}

function stop(session: Session): void {
  abortRun(session)
  session.ref = null
  session.read = null
  session.store.dispatch({ type: 'goToIdle' })
}

function restart(session: Session): Promise<void> {
  stop(session)
  return start(session)
}

function reconsider(session: Session): void {
  const request = readRequest(session)
  const ref = 'ref' in request ? request.ref : null
  if (ref === session.ref) return
  if (ref === null) session.environment.reload('here')
  else if (request.kind === 'bootstrap') void replace(session, ref)
  else void restart(session)
}

async function update(session: Session, ref: string | null): Promise<void> {
  if (knownRepository(session.store) === null) return
  if (ref === null) return updateFromCookie(session)
  keepRef(session, ref)
  await replace(session, ref)
}

/** The toolbar writes the cookie before it says so. */
async function updateFromCookie(session: Session): Promise<void> {
  const request = readRequest(session)
  if ('ref' in request) return replace(session, request.ref)
  session.store.dispatch({ type: 'updateFailed', error: PREVIEW_MESSAGES.updateWithoutRef })
}

/** The drafts that are shown stay until the other ones are read. */
async function replace(session: Session, ref: string): Promise<void> {
  if (session.store.getState().previewState !== 'ACTIVE') return restart(session)
  session.ref = ref
  abortRun(session)
  await run(session, { kind: 'bootstrap', ref })
}

async function submitAccessToken(session: Session, accessToken: string): Promise<void> {
  const { environment, store } = session
  const { activeRepositoryName: repositoryName } = store.getState()
  if (repositoryName === null) return
  const isRefused = await isAccessTokenRefused(environment.fetch, repositoryName, accessToken)
  if (store.getState().previewState !== 'PROMPT_FOR_ACCESS_TOKEN') return
  store.dispatch({ type: 'setAccessToken', repositoryName, accessToken })
  if (isRefused) return
  environment.cookies.writeAccessToken(accessToken, repositoryName)
  await restart(session)
}

function expireAccessToken({ environment, store }: Session): void {
  const repositoryName = knownRepository(store)?.config.repositoryName
  if (repositoryName === undefined) return
  environment.cookies.expireAccessToken(repositoryName)
  store.dispatch({ type: 'setAccessToken', repositoryName, accessToken: null })
}

function showAsOf(session: Session, local: string | null): void {
  session.asOf = local
  if (session.read !== null) showDrafts(session, session.read)
}

function cancel(session: Session): void {
  const { environment, store } = session
  environment.cookies.expireRef()
  // There was no token, or a wrong one.
  if (store.getState().previewState === 'PROMPT_FOR_ACCESS_TOKEN') expireAccessToken(session)
  stop(session)
  const url = environment.url()
  if (url.searchParams.has('documentId')) {
    url.search = ''
    environment.cleanAddress(url)
  }
  environment.showPublished()
}

function exit(session: Session): void {
  session.environment.cookies.expireRef()
  expireAccessToken(session)
  // The server can remove cookies that scripts cannot.
  session.environment.reload(readRequest(session).kind === 'none' ? 'here' : 'exit')
}

/**
 * Where a browser keeps the cookies of frames from it, the toolbar ends what is still there; and an editor
 * who publishes or closes the draft has not asked this page to show something else.
 */
async function end(session: Session): Promise<void> {
  const { ref, environment, store } = session
  const repository = knownRepository(store)
  if (ref === null || repository === null) return exit(session)
  const client = createEditorClient(repository.options, environment.platform)
  const isGone = await isRefGone(client, ref).catch(() => false)
  if (session.ref !== ref) return
  // The toolbar has removed its cookie, and with it that of the next pages.
  if (!isGone) return keepRef(session, ref)
  abortRun(session)
  forgetRef(session)
  store.dispatch({ type: 'failed', error: PREVIEW_MESSAGES.draftGone })
}
