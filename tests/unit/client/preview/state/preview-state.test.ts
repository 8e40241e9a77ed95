import {
  INITIAL_PREVIEW_STATE,
  reducePreview,
  type PreviewEvent,
  type PreviewState,
  type PreviewStatus,
} from '../../../../../client/preview/state/preview-state.js'

const STATUSES: readonly PreviewStatus[] = [
  'IDLE',
  'NOT_A_PREVIEW',
  'RESOLVING',
  'RESOLVED',
  'BOOTSTRAPPING',
  'ACTIVE',
  'PROMPT_FOR_ACCESS_TOKEN',
  'FAILED',
]

const NODE = { id: 'job-1', url: '/role/1' } as never
const DRAFTS = { site: { pages: [] }, templates: {} } as never

/** To which state each event leads from which; everywhere else it changes nothing. */
const TRANSITIONS: [PreviewEvent, Partial<Record<PreviewStatus, PreviewStatus>>][] = [
  [{ type: 'startResolving' }, { IDLE: 'RESOLVING' }],
  [{ type: 'resolved', path: '/role/1' }, { RESOLVING: 'RESOLVED' }],
  [{ type: 'startBootstrapping' }, { IDLE: 'BOOTSTRAPPING', RESOLVED: 'BOOTSTRAPPING' }],
  [
    { type: 'bootstrapped', drafts: DRAFTS, nodes: [NODE] },
    { BOOTSTRAPPING: 'ACTIVE', ACTIVE: 'ACTIVE' },
  ],
  [
    { type: 'promptForAccessToken' },
    {
      RESOLVING: 'PROMPT_FOR_ACCESS_TOKEN',
      BOOTSTRAPPING: 'PROMPT_FOR_ACCESS_TOKEN',
      ACTIVE: 'PROMPT_FOR_ACCESS_TOKEN',
    },
  ],
  [
    { type: 'notAPreview' },
    // The content service may say so only while the drafts are awaited.
    { IDLE: 'NOT_A_PREVIEW', RESOLVED: 'NOT_A_PREVIEW', BOOTSTRAPPING: 'NOT_A_PREVIEW' },
  ],
  [
    { type: 'failed', error: 'No documents were returned' },
    {
      IDLE: 'FAILED',
      RESOLVING: 'FAILED',
      RESOLVED: 'FAILED',
      BOOTSTRAPPING: 'FAILED',
      ACTIVE: 'FAILED',
    },
  ],
  [{ type: 'updateFailed', error: 'did not answer' }, { ACTIVE: 'ACTIVE' }],
  [
    { type: 'goToIdle' },
    Object.fromEntries(STATUSES.map((status) => [status, 'IDLE'])) as Record<
      PreviewStatus,
      PreviewStatus
    >,
  ],
]

function inState(previewState: PreviewStatus): PreviewState {
  return { ...INITIAL_PREVIEW_STATE, previewState }
}

describe.each(TRANSITIONS)('the event %j', (event, transitions) => {
  test.each(STATUSES)('the event changes the state %s only as specified', (status) => {
    const before = inState(status)
    const after = reducePreview(before, event)
    const expected = transitions[status]
    if (expected === undefined) expect(after).toBe(before)
    else expect(after.previewState).toBe(expected)
  })
})

describe('reducePreview', () => {
  const run = (...events: PreviewEvent[]) => events.reduce(reducePreview, INITIAL_PREVIEW_STATE)

  test('the preview state holds the drafts while ACTIVE, until newer ones replace them', () => {
    const active = run(
      { type: 'startBootstrapping' },
      { type: 'bootstrapped', drafts: DRAFTS, nodes: [] },
    )
    expect(active).toMatchObject({ isBootstrapped: true, drafts: DRAFTS, nodes: [] })
    expect(
      reducePreview(active, { type: 'bootstrapped', drafts: DRAFTS, nodes: [NODE] }).nodes,
    ).toEqual([NODE])
  })

  test('drafts stay when newer ones cannot be read, and the reason is shown until they can', () => {
    const bootstrapped: PreviewEvent = { type: 'bootstrapped', drafts: DRAFTS, nodes: [NODE] }
    const failed: PreviewEvent = { type: 'updateFailed', error: 'did not answer' }
    const kept = run({ type: 'startBootstrapping' }, bootstrapped, failed)
    expect(kept).toMatchObject({ drafts: DRAFTS, nodes: [NODE], error: 'did not answer' })
    expect(reducePreview(kept, bootstrapped).error).toBeNull()
  })

  test.each<PreviewEvent>([
    { type: 'promptForAccessToken' },
    { type: 'failed', error: 'gone' },
    { type: 'goToIdle' },
  ])('the preview state holds no drafts after $type', (event) => {
    const active = run(
      { type: 'startBootstrapping' },
      { type: 'bootstrapped', drafts: DRAFTS, nodes: [NODE] },
    )
    expect(reducePreview(active, event)).toMatchObject({
      isBootstrapped: false,
      drafts: null,
      nodes: [],
    })
  })

  test('the preview state holds neither error nor path after the session is idle again', () => {
    const failed = run(
      { type: 'startResolving' },
      { type: 'resolved', path: '/role/1' },
      { type: 'failed', error: 'Invalid preview ref' },
    )
    expect(failed).toMatchObject({ resolvedPath: '/role/1', error: 'Invalid preview ref' })
    const idle = reducePreview(failed, { type: 'goToIdle' })
    expect(idle).toMatchObject({ resolvedPath: null, error: null })
  })

  test('a bootstrapped preview state does not change when bootstrapping starts again', () => {
    const state = { ...inState('RESOLVED'), isBootstrapped: true }
    expect(reducePreview(state, { type: 'startBootstrapping' })).toBe(state)
  })
})
