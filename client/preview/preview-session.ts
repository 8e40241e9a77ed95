import type { CareersDocument } from '../shared/content-types.js'
import type { TypePaths } from '../content/type-paths.js'
import { createContentClient } from '../shared/content-api/create-content-client.js'
import { isContentFailure } from '../shared/content-api/content-service-error.js'
import type { PlatformSignal } from '../shared/content-api/platform.js'
import { MESSAGES } from '../shared/messages.js'
import type { PreviewRepository } from '../shared/preview-token.js'
import { isAccessTokenRefused } from './access-token.js'
import { bootstrapPreview, showDrafts } from './bootstrap-preview.js'
import { createDraftHolder, type DraftHolder } from './draft-holder.js'
import { findPreviewPath } from './find-preview-path.js'
import { toInstant } from './instant.js'
import { loadPreviewOptions, loadTypePaths } from './load-site-files.js'
import { PREVIEW_MESSAGES } from './preview-messages.js'
import { readPreviewRequest, type PreviewRequest } from './preview-request.js'
import type { PreviewEvent, RepositoryOptions } from './preview-state.js'
import { createPreviewStore, type PreviewStore } from './preview-store.js'
import type { PreviewSurroundings } from './preview-surroundings.js'
import { createRepositoryConfig } from './repository-config.js'

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
  /** A local date and time as of which to show the site; null for now. */
  showAsOf: (local: string | null) => void
  asOf: () => string | null
  /** The instant behind `asOf`, in ms; null for now, and for what is no date. */
  pretendedNow: () => number | null
  cancel: () => void
  exit: () => void
}

const TIMEOUT_MS = 10_000
const ATTEMPTS = 3

type Wanted = Extract<PreviewRequest, { ref: string }>

export function createPreviewSession(surroundings: PreviewSurroundings): PreviewSession {
  const { fetch, platform, templates, cookies, url } = surroundings
  const store = createPreviewStore()
  const drafts = createDraftHolder()
  let run = platform.createAbortController()
  let ref: string | null = null
  let asOf = url().searchParams.get('at')
  let pretended: Date | null = null
  let shown: { documents: readonly CareersDocument[]; types: TypePaths } | null = null

  function begin(): PlatformSignal {
    run.abort()
    run = platform.createAbortController()
    return run.signal
  }

  /** Whatever still arrives from a run that was given up is not heard. */
  const dispatchWhile = (signal: PlatformSignal) => (event: PreviewEvent) => {
    if (!signal.aborted) store.dispatch(event)
  }

  async function start() {
    const signal = begin()
    const dispatch = dispatchWhile(signal)
    const options = await findOptions()
    if (signal.aborted) return
    if (options === null) {
      const repositoryName = /([a-z0-9-]+)\.prismic\.io/i.exec(cookies.all())?.[1] ?? 'unknown'
      dispatch({ type: 'setActiveRepositoryName', repositoryName })
      return dispatch({ type: 'failed', error: PREVIEW_MESSAGES.optionsMissing(repositoryName) })
    }
    const request = readPreviewRequest(url(), cookies.all(), toRepository(options))
    ref = 'ref' in request ? request.ref : null
    if (request.kind === 'none') return dispatch({ type: 'notAPreview' })
    const repositoryName =
      request.kind === 'refused' ? request.repositoryName : options.repositoryName
    dispatch({ type: 'setActiveRepositoryName', repositoryName })
    if (request.kind === 'refused') return dispatch({ type: 'failed', error: request.error })
    if (url().searchParams.has('token')) cookies.keepRef(request.ref, toRepository(options))
    await attempt(options, dispatch, () => follow(request, options, signal))
  }

  async function follow(request: Wanted, options: RepositoryOptions, signal: PlatformSignal) {
    const dispatch = dispatchWhile(signal)
    const config = toConfig(options)
    const client = toClient(options)
    const typePaths = loadTypePaths(fetch, options.repositoryName)
    typePaths.catch(() => {})
    let documentId = surroundings.documentId()
    if (request.kind === 'resolve') {
      documentId = request.documentId
      dispatch({ type: 'startResolving' })
      const path =
        request.to ?? (await findPreviewPath(client, config.linkResolver, request, { signal }))
      dispatch({ type: 'resolved', path })
    }
    const { ref } = request
    const documents = await bootstrapPreview({
      ...{ client, config, drafts, ref, documentId, typePaths, now: toNow, dispatch, signal },
    })
    shown = { documents, types: await typePaths }
  }

  async function attempt(
    options: RepositoryOptions,
    dispatch: (event: PreviewEvent) => void,
    work: () => Promise<void>,
  ) {
    try {
      await work()
    } catch (error) {
      drafts.giveUp()
      dispatch(toFailure(error, options))
    }
  }

  async function findOptions(): Promise<RepositoryOptions | null> {
    const known = Object.values(store.getState().options)[0]
    if (known) return known
    const options = await loadPreviewOptions(fetch)
    if (options === null) return null
    const accessToken = cookies.readAccessToken(options.repositoryName)
    const config = createRepositoryConfig(options.repositoryName, templates)
    store.dispatch({ type: 'optionsLoaded', config, options: { ...options, accessToken } })
    return { ...options, accessToken }
  }

  function toConfig({ repositoryName }: RepositoryOptions) {
    const { repositoryConfigs } = store.getState()
    const config = repositoryConfigs.find((other) => other.repositoryName === repositoryName)
    if (config) return config
    throw new Error(PREVIEW_MESSAGES.configurationMissing(repositoryName))
  }

  function toClient(options: RepositoryOptions) {
    const limits = { timeout: TIMEOUT_MS, retries: { attempts: ATTEMPTS } }
    return createContentClient({ ...options, ...limits }, platform)
  }

  function toNow(documents: readonly CareersDocument[]): Date {
    pretended = asOf === null ? null : toInstant(asOf, documents)
    return pretended ?? new Date(platform.now())
  }

  function stop() {
    begin()
    ref = null
    shown = null
    drafts.giveUp()
    store.dispatch({ type: 'goToIdle' })
  }

  async function restart() {
    stop()
    await start()
  }

  return {
    store,
    drafts,
    ref: () => ref,
    start,

    reconsider: () => {
      const options = Object.values(store.getState().options)[0]
      if (options === undefined) return
      const request = readPreviewRequest(url(), cookies.all(), toRepository(options))
      const wanted = 'ref' in request ? request.ref : null
      if (wanted === ref) return
      if (wanted === null) surroundings.loadAgain('here')
      else void restart()
    },

    update: async (next) => {
      const options = Object.values(store.getState().options)[0]
      if (options === undefined) return
      cookies.keepRef(next, toRepository(options))
      if (store.getState().previewState !== 'ACTIVE') return restart()
      ref = next
      const signal = begin()
      const request = { kind: 'bootstrap' as const, ref: next }
      await attempt(options, dispatchWhile(signal), () => follow(request, options, signal))
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

    showAsOf: (local) => {
      asOf = local
      const options = Object.values(store.getState().options)[0]
      if (options === undefined || shown === null) return
      const { documents, types } = shown
      const [config, { signal }] = [toConfig(options), run]
      const dispatch = dispatchWhile(signal)
      showDrafts(documents, { config, drafts, now: toNow, dispatch, signal, types, isWhole: true })
    },
    asOf: () => asOf,
    pretendedNow: () => pretended?.getTime() ?? null,

    cancel: () => {
      const { activeRepositoryName, previewState } = store.getState()
      cookies.forgetRef()
      // The prompt is there because no token was given, or a wrong one.
      if (previewState === 'PROMPT_FOR_ACCESS_TOKEN' && activeRepositoryName !== null) {
        forgetAccessToken(activeRepositoryName)
      }
      stop()
      if (url().searchParams.has('documentId')) surroundings.cleanAddress(url().pathname)
    },

    exit: () => {
      cookies.forgetRef()
      for (const name of Object.keys(store.getState().options)) forgetAccessToken(name)
      surroundings.loadAgain(hasPreview() ? 'exit' : 'here')
    },
  }

  function forgetAccessToken(repositoryName: string) {
    cookies.forgetAccessToken(repositoryName)
    store.dispatch({ type: 'setAccessToken', repositoryName, accessToken: null })
  }

  /** A cookie that this code cannot remove is left to the server. */
  function hasPreview(): boolean {
    const options = Object.values(store.getState().options)[0]
    if (options === undefined) return true
    return readPreviewRequest(url(), cookies.all(), toRepository(options)).kind !== 'none'
  }
}

function toRepository({ repositoryName, apiEndpoint }: RepositoryOptions): PreviewRepository {
  return { repositoryName, apiEndpoints: [apiEndpoint] }
}

function toFailure(error: unknown, options: RepositoryOptions): PreviewEvent {
  if (isContentFailure(error, 'forbidden')) {
    if (options.promptForAccessToken) return { type: 'promptForAccessToken' }
    return { type: 'failed', error: MESSAGES.unauthorized }
  }
  return { type: 'failed', error: error instanceof Error ? error.message : String(error) }
}
