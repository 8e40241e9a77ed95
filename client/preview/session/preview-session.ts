import type { PlatformSignal } from '../../shared/content-api/platform.js'
import type { CareersDocument } from '../../shared/content-model/content-types.js'
import { isAccessTokenRefused } from './access-token.js'
import { showDrafts } from '../drafts/bootstrap-preview.js'
import { createDraftHolder, type DraftHolder } from '../drafts/draft-holder.js'
import { knownRepository, loadRepository, toPreviewRepository } from './find-repository.js'
import { readLocal, toInstant } from './instant.js'
import { PREVIEW_MESSAGES } from '../state/preview-messages.js'
import { readPreviewRequest, type PreviewRequest } from './preview-request.js'
import type { PreviewEvent } from '../state/preview-state.js'
import { createPreviewStore, type PreviewStore } from '../state/preview-store.js'
import type { PreviewEnvironment } from './preview-environment.js'
import { runPreview, type ReadDrafts } from './run-preview.js'

export interface PreviewSession {
  store: PreviewStore
  drafts: DraftHolder
  /** The ref whose drafts are shown or being loaded. */
  ref: () => string | null
  /** From IDLE: does what address and cookies ask for. */
  start: () => Promise<void>
  /** After a navigation: another tab may have begun or ended a preview. */
  reconsider: () => void
  /** The editor has saved: shows the newer drafts in place of those that are shown. */
  update: (ref: string) => Promise<void>
  /** Resolves when it is clear what became of the token. */
  submitAccessToken: (accessToken: string) => Promise<void>
  /** 'YYYY-MM-DDTHH:MM' in the time zone of the site, as of when it is shown; null for now. */
  asOf: () => string | null
  showAsOf: (local: string | null) => void
  /** The instant behind `asOf`, in ms. */
  pretendedNow: () => number | null
  cancel: () => void
  exit: () => void
}

export function createPreviewSession(environment: PreviewEnvironment): PreviewSession {
  const { fetch, platform, cookies, url } = environment
  const store = createPreviewStore()
  const drafts = createDraftHolder()
  let running = platform.createAbortController()
  let ref: string | null = null
  let read: ReadDrafts | null = null
  let asOf = readLocal(url().searchParams.get('at'))
  let pretended: Date | null = null

  /** Whatever still arrives from a run that was given up is not heard. */
  function begin() {
    running.abort()
    running = platform.createAbortController()
    return hearWhile(running.signal)
  }

  function hearWhile(signal: PlatformSignal) {
    const dispatch = (event: PreviewEvent) => {
      if (!signal.aborted) store.dispatch(event)
    }
    return { signal, dispatch }
  }

  async function start() {
    const { signal, dispatch } = begin()
    const repository = await loadRepository(store, environment)
    if (signal.aborted) return
    const request = readRequest()
    ref = 'ref' in request ? request.ref : null
    if (request.kind === 'none') return dispatch({ type: 'notAPreview' })
    if (request.kind === 'refused') {
      dispatch({ type: 'setActiveRepositoryName', repositoryName: request.repositoryName })
      return dispatch({ type: 'failed', error: request.error })
    }
    if (repository === null) return
    const { repositoryName } = repository.options
    dispatch({ type: 'setActiveRepositoryName', repositoryName })
    if (url().searchParams.has('token')) {
      cookies.keepRef(request.ref, toPreviewRepository(repository))
    }
    await follow(request, { signal, dispatch })
  }

  async function follow(
    request: Extract<PreviewRequest, { ref: string }>,
    hearing: ReturnType<typeof begin>,
  ) {
    const repository = knownRepository(store)
    if (repository === null) return
    const page = { documentId: environment.documentId(), path: url().pathname }
    const run = { ...repository, ...hearing, request, page, drafts, now, fetch, platform }
    read = await runPreview(run)
  }

  /** What cannot be loaded about the site's repository stands in the way of whoever wants a preview. */
  function readRequest(): PreviewRequest {
    const repository = knownRepository(store)
    if (repository !== null) {
      return readPreviewRequest(url(), cookies.all(), toPreviewRepository(repository))
    }
    const repositoryName = cookies.namedRepository() ?? 'unknown'
    const error = PREVIEW_MESSAGES.optionsMissing(repositoryName)
    return { kind: 'refused', repositoryName, error }
  }

  function now(documents: readonly CareersDocument[]): Date {
    pretended = asOf === null ? null : toInstant(asOf, documents)
    return pretended ?? new Date(platform.now())
  }

  function stop() {
    begin()
    ref = null
    read = null
    drafts.giveUp()
    store.dispatch({ type: 'goToIdle' })
  }

  async function restart() {
    stop()
    await start()
  }

  function forgetAccessToken() {
    const repositoryName = knownRepository(store)?.config.repositoryName
    if (repositoryName === undefined) return
    cookies.forgetAccessToken(repositoryName)
    store.dispatch({ type: 'setAccessToken', repositoryName, accessToken: null })
  }

  return {
    store,
    drafts,
    ref: () => ref,
    start,

    reconsider: () => {
      const request = readRequest()
      const wanted = 'ref' in request ? request.ref : null
      if (wanted === ref) return
      if (wanted === null) environment.reload('here')
      else void restart()
    },

    update: async (next) => {
      const repository = knownRepository(store)
      if (repository === null) return
      cookies.keepRef(next, toPreviewRepository(repository))
      if (store.getState().previewState !== 'ACTIVE') return restart()
      ref = next
      await follow({ kind: 'bootstrap', ref: next }, begin())
    },

    submitAccessToken: async (accessToken) => {
      const { activeRepositoryName: repositoryName } = store.getState()
      if (repositoryName === null) return
      const refused = await isAccessTokenRefused(fetch, repositoryName, accessToken)
      if (store.getState().previewState !== 'PROMPT_FOR_ACCESS_TOKEN') return
      store.dispatch({ type: 'setAccessToken', repositoryName, accessToken })
      if (refused) return
      cookies.keepAccessToken(accessToken, repositoryName)
      await restart()
    },

    asOf: () => asOf,
    pretendedNow: () => pretended?.getTime() ?? null,
    showAsOf: (local) => {
      asOf = local
      const repository = knownRepository(store)
      if (repository === null || read === null) return
      const { documents, types } = read
      const hearing = hearWhile(running.signal)
      showDrafts(documents, { ...repository, ...hearing, drafts, now, types, isWhole: true })
    },

    cancel: () => {
      cookies.forgetRef()
      // The prompt is there because no token was given, or a wrong one.
      if (store.getState().previewState === 'PROMPT_FOR_ACCESS_TOKEN') forgetAccessToken()
      stop()
      if (url().searchParams.has('documentId')) environment.cleanAddress(url().pathname)
    },

    exit: () => {
      cookies.forgetRef()
      forgetAccessToken()
      // A cookie that this code cannot remove is left to the server.
      environment.reload(readRequest().kind === 'none' ? 'here' : 'exit')
    },
  }
}
