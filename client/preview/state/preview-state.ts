import type { Node } from '../../content/documents/normalize-document.js'
import type { PreviewOptions } from '../../shared/preview/preview-options.js'
import type { RepositoryConfig } from './repository-config.js'

export type PreviewStatus =
  | 'IDLE'
  | 'NOT_A_PREVIEW'
  | 'RESOLVING'
  | 'RESOLVED'
  | 'BOOTSTRAPPING'
  | 'ACTIVE'
  | 'PROMPT_FOR_ACCESS_TOKEN'
  | 'FAILED'

/** What is known of one repository: public options, and the token that the editor has given. */
export interface RepositoryOptions extends PreviewOptions {
  accessToken: string | null
}

/** A preview session, as the specification names its parts. */
export interface PreviewState {
  activeRepositoryName: string | null
  previewState: PreviewStatus
  /** What the error dialog says. */
  error: string | null
  /** Where the previewed document's page is. */
  resolvedPath: string | null
  isBootstrapped: boolean
  /** The drafts' documents, each with the `url` of its page. */
  nodes: readonly Node[]
  repositoryConfigs: readonly RepositoryConfig[]
  /** By repository name. */
  options: Readonly<Record<string, RepositoryOptions>>
}

export type PreviewEvent =
  | { type: 'optionsLoaded'; config: RepositoryConfig; options: RepositoryOptions }
  | { type: 'setActiveRepositoryName'; repositoryName: string }
  | { type: 'setAccessToken'; repositoryName: string; accessToken: string | null }
  | { type: 'startResolving' }
  | { type: 'resolved'; path: string }
  | { type: 'startBootstrapping' }
  /** Once for each set of drafts: while ACTIVE, a newer set takes the place of the former. */
  | { type: 'bootstrapped'; nodes: readonly Node[] }
  | { type: 'promptForAccessToken' }
  | { type: 'notAPreview' }
  | { type: 'failed'; error: string }
  | { type: 'goToIdle' }

export const INITIAL_PREVIEW_STATE: PreviewState = {
  activeRepositoryName: null,
  previewState: 'IDLE',
  error: null,
  resolvedPath: null,
  isBootstrapped: false,
  nodes: [],
  repositoryConfigs: [],
  options: {},
}

/** From which states each event is heard; anywhere else it comes too late, and changes nothing. */
const HEARD_IN: Record<PreviewEvent['type'], readonly PreviewStatus[] | 'anywhere'> = {
  optionsLoaded: 'anywhere',
  setActiveRepositoryName: 'anywhere',
  setAccessToken: 'anywhere',
  startResolving: ['IDLE'],
  resolved: ['RESOLVING'],
  startBootstrapping: ['IDLE', 'RESOLVED'],
  bootstrapped: ['BOOTSTRAPPING', 'ACTIVE'],
  promptForAccessToken: ['RESOLVING', 'BOOTSTRAPPING', 'ACTIVE'],
  notAPreview: ['IDLE', 'RESOLVED'],
  failed: ['IDLE', 'RESOLVING', 'RESOLVED', 'BOOTSTRAPPING', 'ACTIVE'],
  goToIdle: 'anywhere',
}

/** Pure. The same object comes back if the event does not concern the state. */
export function reducePreview(state: PreviewState, event: PreviewEvent): PreviewState {
  const heardIn = HEARD_IN[event.type]
  if (heardIn !== 'anywhere' && !heardIn.includes(state.previewState)) return state
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
    case 'bootstrapped':
      return { ...state, previewState: 'ACTIVE', isBootstrapped: true, nodes: event.nodes }
    case 'promptForAccessToken':
      return { ...withoutDrafts(state), previewState: 'PROMPT_FOR_ACCESS_TOKEN' }
    case 'notAPreview':
      return { ...withoutDrafts(state), previewState: 'NOT_A_PREVIEW' }
    case 'failed':
      return { ...withoutDrafts(state), previewState: 'FAILED', error: event.error }
    case 'goToIdle':
      return { ...withoutDrafts(state), previewState: 'IDLE', resolvedPath: null }
  }
}

/** Drafts are shown only while ACTIVE, and an error belongs to one failure. */
function withoutDrafts(state: PreviewState): PreviewState {
  return { ...state, isBootstrapped: false, nodes: [], error: null }
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
