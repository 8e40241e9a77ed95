import type { Node } from '../../content/documents/normalize-document.js'
import type { Site } from '../../content/site/site.js'
import type { TemplateRegistry } from '../../runtime/load/page-resources.js'
import type { PreviewOptions } from '../../shared/preview/preview-options.js'
import type { RepositoryConfig } from './preview-config.js'

export type PreviewStatus =
  | 'IDLE'
  | 'NOT_A_PREVIEW'
  | 'RESOLVING'
  | 'RESOLVED'
  | 'BOOTSTRAPPING'
  | 'ACTIVE'
  | 'PROMPT_FOR_ACCESS_TOKEN'
  | 'FAILED'

export interface RepositoryOptions extends PreviewOptions {
  accessToken: string | null
}

/** What the repository's resolvers have made of the documents. */
export interface Drafts {
  site: Site
  templates: TemplateRegistry
  /** The name of the CMS's release; null if the ref belongs to none. */
  label: string | null
}

/** The specification names all but `isBootstrapped`, `drafts` and `options`. */
export interface PreviewState {
  activeRepositoryName: string | null
  previewState: PreviewStatus
  error: string | null
  /** Path of the previewed document's page. */
  resolvedPath: string | null
  isBootstrapped: boolean
  /** The documents of the drafts, each with the `url` of its page. */
  nodes: readonly Node[]
  drafts: Drafts | null
  repositoryConfigs: readonly RepositoryConfig[]
  options: Readonly<Record<string, RepositoryOptions>>
}

export type PreviewEvent =
  | { type: 'optionsLoaded'; config: RepositoryConfig; options: RepositoryOptions }
  | { type: 'setActiveRepositoryName'; repositoryName: string }
  | { type: 'setAccessToken'; repositoryName: string; accessToken: string | null }
  | { type: 'startResolving' }
  | { type: 'resolved'; path: string }
  | { type: 'startBootstrapping' }
  /** Once per set of drafts: while ACTIVE, a newer set replaces the previous one. */
  | { type: 'bootstrapped'; drafts: Drafts; nodes: readonly Node[] }
  | { type: 'promptForAccessToken' }
  | { type: 'notAPreview' }
  | { type: 'failed'; error: string }
  /** Newer drafts could not be read for now: the ones that are shown stay. */
  | { type: 'updateFailed'; error: string }
  | { type: 'goToIdle' }

export const INITIAL_PREVIEW_STATE: PreviewState = {
  activeRepositoryName: null,
  previewState: 'IDLE',
  error: null,
  resolvedPath: null,
  isBootstrapped: false,
  nodes: [],
  drafts: null,
  repositoryConfigs: [],
  options: {},
}

/** The states in which an event has an effect. */
const HANDLED_IN: Record<PreviewEvent['type'], readonly PreviewStatus[] | 'anywhere'> = {
  optionsLoaded: 'anywhere',
  setActiveRepositoryName: 'anywhere',
  setAccessToken: 'anywhere',
  startResolving: ['IDLE'],
  resolved: ['RESOLVING'],
  startBootstrapping: ['IDLE', 'RESOLVED'],
  bootstrapped: ['BOOTSTRAPPING', 'ACTIVE'],
  promptForAccessToken: ['RESOLVING', 'BOOTSTRAPPING', 'ACTIVE'],
  notAPreview: ['IDLE', 'RESOLVED', 'BOOTSTRAPPING'],
  failed: ['IDLE', 'RESOLVING', 'RESOLVED', 'BOOTSTRAPPING', 'ACTIVE'],
  updateFailed: ['ACTIVE'],
  goToIdle: 'anywhere',
}

/** Returns the same object if the event has no effect. */
export function reducePreview(state: PreviewState, event: PreviewEvent): PreviewState {
  const handledIn = HANDLED_IN[event.type]
  if (handledIn !== 'anywhere' && !handledIn.includes(state.previewState)) return state
  switch (event.type) {
    case 'optionsLoaded':
      return addRepository(state, event.config, event.options)
    case 'setActiveRepositoryName':
      return { ...state, activeRepositoryName: event.repositoryName }
    case 'setAccessToken':
      return setAccessToken(state, event.repositoryName, event.accessToken)
    case 'startResolving':
      return { ...state, previewState: 'RESOLVING' }
    case 'resolved':
      return { ...state, previewState: 'RESOLVED', resolvedPath: event.path }
    case 'startBootstrapping':
      if (state.isBootstrapped) return state
      return { ...state, previewState: 'BOOTSTRAPPING' }
    case 'bootstrapped': {
      const { drafts, nodes } = event
      const shown = { isBootstrapped: true, drafts, nodes, error: null }
      return { ...state, ...shown, previewState: 'ACTIVE' }
    }
    case 'promptForAccessToken':
      return { ...withoutDrafts(state), previewState: 'PROMPT_FOR_ACCESS_TOKEN' }
    case 'notAPreview':
      return { ...withoutDrafts(state), previewState: 'NOT_A_PREVIEW' }
    case 'failed':
      return { ...withoutDrafts(state), previewState: 'FAILED', error: event.error }
    case 'updateFailed':
      return { ...state, error: event.error }
    case 'goToIdle':
      return { ...withoutDrafts(state), previewState: 'IDLE', resolvedPath: null }
  }
}

function withoutDrafts(state: PreviewState): PreviewState {
  return { ...state, isBootstrapped: false, nodes: [], drafts: null, error: null }
}

function addRepository(
  state: PreviewState,
  config: RepositoryConfig,
  options: RepositoryOptions,
): PreviewState {
  const { repositoryName } = config
  const others = state.repositoryConfigs.filter((other) => other.repositoryName !== repositoryName)
  return {
    ...state,
    repositoryConfigs: [...others, config],
    options: { ...state.options, [repositoryName]: options },
  }
}

function setAccessToken(
  state: PreviewState,
  repositoryName: string,
  accessToken: string | null,
): PreviewState {
  const options = state.options[repositoryName]
  if (options === undefined) return state
  return { ...state, options: { ...state.options, [repositoryName]: { ...options, accessToken } } }
}
