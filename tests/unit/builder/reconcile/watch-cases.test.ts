import { ContentServiceError } from '../../../../client/shared/content-api/content-service-error.js'
import type { WatchPace } from '../../../../builder/reconcile/watch.js'
import { createSimulation } from './simulated-world.js'

const PACE: WatchPace = {
  firstDelay: 200,
  quiet: 2_000,
  limit: 20_000,
  poll: 60_000,
  refDelay: 30_000,
  inboxPoll: 1_000,
}
const MINUTE = 60_000
const HOUR = 60 * MINUTE

async function startInLine(inboxPoll = PACE.inboxPoll) {
  const simulation = createSimulation({ ...PACE, inboxPoll }, () => 0.5)
  simulation.start()
  await simulation.pass(MINUTE)
  expect(simulation.live()?.contentRef).toBe('ref-0')
  return simulation
}

type Simulation = Awaited<ReturnType<typeof startInLine>>

function publishWithHint(simulation: Simulation, ref: string, lag = 0) {
  simulation.publish(ref, lag)
  simulation.hint(ref, true)
}

it('a watcher builds once at its start and not again while nothing changes', async () => {
  const simulation = await startInLine(MINUTE)
  await simulation.pass(2 * HOUR)
  expect(simulation.builds).toHaveLength(1)
})

it('since when the content could not be read stays known over restarts, until it is read', async () => {
  const simulation = createSimulation(PACE, () => 0.5)
  simulation.setContentServiceDown(true)
  const startedAt = new Date(simulation.now()).toISOString()
  simulation.start()
  await simulation.pass(HOUR)
  simulation.kill()
  simulation.start()
  await simulation.pass(MINUTE)
  expect(simulation.state()).toMatchObject({
    wanted: null,
    unreadSince: startedAt,
    trouble: { since: startedAt, message: 'down' },
  })
  simulation.setContentServiceDown(false)
  await simulation.pass(2 * MINUTE)
  expect(simulation.state()).toMatchObject({
    wanted: { ref: 'ref-0' },
    unreadSince: null,
    trouble: null,
  })
})

it('the board’s trouble is told from the content service’s, each with its own beginning', async () => {
  const simulation = await startInLine(MINUTE)
  simulation.setContentServiceDown(true)
  await simulation.pass(HOUR)
  simulation.setContentServiceDown(false)
  simulation.setBoardDown(true)
  await simulation.pass(HOUR)
  const { trouble } = simulation.state()
  expect(trouble).toMatchObject({ of: 'board', message: 'The job board is down.' })
  expect(simulation.logged.filter((line) => line.includes('The job board is down.'))).toHaveLength(
    1,
  )
  expect(simulation.now() - Date.parse(trouble?.since ?? '')).toBeLessThanOrEqual(HOUR)
  simulation.setBoardDown(false)
  await simulation.pass(HOUR)
  expect(simulation.state().trouble).toBeNull()
})

it('what is published while the board cannot be read, but was, is live; the trouble stays until it ends', async () => {
  const simulation = await startInLine(MINUTE)
  const since = new Date(simulation.now()).toISOString()
  simulation.setBoardTrouble('The job board is down.')
  await simulation.pass(MINUTE)
  simulation.publish('ref-1', 0)
  await simulation.pass(2 * MINUTE)
  expect(simulation.live()?.contentRef).toBe('ref-1')
  simulation.setBoardTrouble('The job board is throttled.')
  await simulation.pass(HOUR)
  const { trouble, wanted } = simulation.state()
  expect(trouble).toMatchObject({ of: 'board', message: 'The job board is throttled.' })
  expect(Date.parse(trouble?.since ?? '') - Date.parse(since)).toBeLessThanOrEqual(MINUTE)
  expect(simulation.now() - Date.parse(wanted?.readAt ?? '')).toBeLessThanOrEqual(2 * MINUTE)
  expect(simulation.logged.filter((line) => line.includes('jobs stay'))).toHaveLength(2)
  simulation.setBoardTrouble(null)
  await simulation.pass(MINUTE)
  expect(simulation.state().trouble).toBeNull()
})

it('a content service that is down is asked less and less often, counted from the end of each attempt', async () => {
  const simulation = await startInLine()
  simulation.setContentServiceDown(true)
  simulation.setFetchDuration(30_000)
  await simulation.pass(HOUR)
  const { fetches } = simulation
  const pauses = fetches.slice(1).map(({ startedAt }, i) => startedAt - (fetches[i]?.endedAt ?? 0))
  expect(pauses.slice(2, 6)).toEqual([750, 1_500, 3_000, 6_000])
  expect(pauses.at(-1)).toBe(225_000)
  // Webhooks bring the next attempt forward, but not beyond the pace of polls.
  const asked = fetches.length
  for (let times = 0; times < 10; times++) {
    publishWithHint(simulation, `ref-${times}`)
    await simulation.pass(10_000)
  }
  expect(fetches.length - asked).toBeLessThanOrEqual(2)
})

describe('a content service that wants no request for an hour', () => {
  const busy = new ContentServiceError('rate-limited', 'no', { status: 429, retryAfter: HOUR })
  const refusal = new Error('refused', { cause: busy })

  it('is asked again after it, whatever webhooks come, and after a restart', async () => {
    const simulation = await startInLine()
    simulation.setContentServiceDown(true, refusal)
    await simulation.pass(MINUTE)
    const asked = simulation.fetches.length
    const { trouble } = simulation.state()
    expect(Date.parse(trouble?.until ?? '')).toBe((simulation.fetches.at(-1)?.endedAt ?? 0) + HOUR)
    for (let times = 0; times < 10; times++) {
      publishWithHint(simulation, `ref-${times}`)
      await simulation.pass(MINUTE)
    }
    simulation.kill()
    simulation.logged.length = 0
    simulation.start()
    await simulation.pass(40 * MINUTE)
    expect(simulation.fetches).toHaveLength(asked)
    expect(simulation.logged).toContain('the content cannot be read: refused')
    simulation.setContentServiceDown(false)
    await simulation.pass(10 * MINUTE)
    expect(simulation.live()?.contentRef).toBe('ref-9')
    expect(simulation.state().trouble).toBeNull()
  })

  it('is left alone by builds too, if one of them was told so', async () => {
    const simulation = await startInLine()
    publishWithHint(simulation, 'ref-1')
    await simulation.pass(500)
    simulation.setContentServiceDown(true, refusal)
    await simulation.pass(MINUTE)
    const asked = simulation.fetches.length
    await simulation.pass(58 * MINUTE)
    expect(simulation.fetches).toHaveLength(asked)
    expect(simulation.builds).toHaveLength(2)
    simulation.setContentServiceDown(false)
    await simulation.pass(2 * MINUTE)
    expect(simulation.live()?.contentRef).toBe('ref-1')
  })
})

it('a watcher waits for a hinted ref that the content service publishes late', async () => {
  const simulation = await startInLine()
  publishWithHint(simulation, 'ref-1', 4_500)
  await simulation.pass(4_000)
  expect(simulation.builds).toHaveLength(1)
  await simulation.pass(3_000)
  expect(simulation.live()?.contentRef).toBe('ref-1')
})

it('webhooks without a ref, as of a job board, leave the wait for a hinted ref as it is', async () => {
  const simulation = await startInLine()
  publishWithHint(simulation, 'ref-1', 20_000)
  await simulation.pass(2_000)
  for (let times = 0; times < 8; times++) {
    simulation.hint(null, true)
    await simulation.pass(1_000)
  }
  await simulation.pass(12_000)
  expect(simulation.live()?.contentRef).toBe('ref-1')
})

it('a burst of webhooks causes two builds, one at once and one for all the others', async () => {
  const simulation = await startInLine()
  for (let number = 1; number <= 20; number++) {
    publishWithHint(simulation, `ref-${number}`)
    await simulation.pass(300)
  }
  await simulation.pass(MINUTE)
  expect(simulation.live()?.contentRef).toBe('ref-20')
  expect(simulation.builds).toHaveLength(3)
})

it('an endless burst of webhooks does not delay content beyond the limit', async () => {
  const simulation = await startInLine()
  publishWithHint(simulation, 'ref-1')
  await simulation.pass(2_000)
  for (let number = 2; number <= 30; number++) {
    publishWithHint(simulation, `ref-${number}`)
    await simulation.pass(1_000)
  }
  expect(simulation.publications.length).toBeGreaterThanOrEqual(3)
})

it('webhooks that arrive during a build cause one more build', async () => {
  const simulation = await startInLine()
  simulation.setBuildDuration(() => 10_000)
  publishWithHint(simulation, 'ref-1')
  await simulation.pass(3_000)
  publishWithHint(simulation, 'ref-2')
  await simulation.pass(3_000)
  publishWithHint(simulation, 'ref-3')
  await simulation.pass(MINUTE)
  expect(simulation.publications.map(({ ref }) => ref)).toEqual(['ref-0', 'ref-1', 'ref-3'])
})

it('a webhook that arrives during a build of the same ref leaves its id in the log', async () => {
  const simulation = await startInLine()
  simulation.setBuildDuration(() => 10_000)
  publishWithHint(simulation, 'ref-1')
  await simulation.pass(5_000)
  expect(simulation.builds.at(-1)).toMatchObject({ ref: 'ref-1', result: 'running' })
  const requestId = simulation.hint('ref-1', true)
  await simulation.pass(MINUTE)
  expect(simulation.builds.at(-1)).toMatchObject({ ref: 'ref-1', result: 'live' })
  expect(simulation.loggedFields).toContainEqual({ requestId, ref: 'ref-1' })
})

it('a replayed webhook causes no build', async () => {
  const simulation = await startInLine(MINUTE)
  publishWithHint(simulation, 'ref-1')
  await simulation.pass(MINUTE)
  for (const ref of ['ref-1', 'ref-0', null]) simulation.hint(ref, true)
  await simulation.pass(HOUR)
  expect(simulation.builds).toHaveLength(2)
})

it('a failing build is retried less and less often until it succeeds', async () => {
  const simulation = await startInLine(MINUTE)
  simulation.failNext(1_000)
  publishWithHint(simulation, 'ref-1')
  await simulation.pass(HOUR)
  expect(simulation.builds.length).toBeGreaterThan(8)
  expect(simulation.builds.length).toBeLessThan(30)
  expect(simulation.live()?.contentRef).toBe('ref-0')

  simulation.failNext(0)
  await simulation.pass(6 * MINUTE)
  expect(simulation.live()?.contentRef).toBe('ref-1')
  expect(simulation.state().failure).toBeNull()
})

it('a watcher whose state cannot be written goes on, and writes it once there is space', async () => {
  const simulation = await startInLine()
  simulation.setDiskFull(true)
  publishWithHint(simulation, 'ref-1')
  await simulation.pass(HOUR)
  // As often as if the failures could be written.
  expect(simulation.builds.length).toBeGreaterThan(8)
  expect(simulation.builds.length).toBeLessThan(30)
  const lines = simulation.logged.filter((line) => line.startsWith('the state'))
  expect(lines.slice(0, 1)).toEqual([
    expect.stringMatching(
      /^the state cannot be written, .*: ENOSPC: .*\/srv\/site\/\.state\/\S+: the disk is full\. Free/,
    ),
  ])
  expect(lines.length).toBeLessThan(20)

  simulation.setDiskFull(false)
  await simulation.pass(6 * MINUTE)
  expect(simulation.live()?.contentRef).toBe('ref-1')
  const { failure, behindSince, outcomes } = simulation.state()
  expect([failure, behindSince, outcomes[0]?.result]).toEqual([null, null, 'live'])
  expect(outcomes[1]?.result).toBe('failed')
})

describe('a release that the release checks refuse', () => {
  async function startRefused() {
    const simulation = await startInLine(MINUTE)
    simulation.refuse('ref-1')
    publishWithHint(simulation, 'ref-1')
    await simulation.pass(HOUR)
    expect(simulation.live()?.contentRef).toBe('ref-0')
    return simulation
  }

  it('the refused release is retried neither by webhooks nor by a restart', async () => {
    const simulation = await startRefused()
    simulation.hint('ref-1', true)
    await simulation.pass(MINUTE)
    simulation.kill()
    simulation.start()
    await simulation.pass(HOUR)
    expect(simulation.builds).toHaveLength(2)
    expect(simulation.state().refusal).toMatchObject({ ref: 'ref-1', canBeApproved: true })
    expect(simulation.state().behindSince).not.toBeNull()
  })

  it('the refused release goes live once its ref is approved', async () => {
    const simulation = await startRefused()
    simulation.approve('ref-1')
    await simulation.pass(MINUTE)
    expect(simulation.live()?.contentRef).toBe('ref-1')
  })

  it('the refused release does not go live when another ref is approved', async () => {
    const simulation = await startRefused()
    simulation.approve('ref-0')
    await simulation.pass(HOUR)
    expect(simulation.builds).toHaveLength(2)
  })

  it('the next publication replaces the refused release', async () => {
    const simulation = await startRefused()
    publishWithHint(simulation, 'ref-2')
    await simulation.pass(MINUTE)
    expect(simulation.live()?.contentRef).toBe('ref-2')
    expect(simulation.state().refusal).toBeNull()
  })

  it('the refused release is retried with new code', async () => {
    const simulation = await startRefused()
    simulation.deploy('code-1')
    await simulation.pass(MINUTE)
    expect(simulation.builds).toHaveLength(3)
  })
})

it('a watcher builds when a job opens or closes by the calendar', async () => {
  const simulation = createSimulation({ ...PACE, inboxPoll: MINUTE }, () => 0.5)
  simulation.setNextBoundary(30 * MINUTE)
  simulation.start()
  await simulation.pass(29 * MINUTE)
  expect(simulation.builds).toHaveLength(1)
  await simulation.pass(2 * MINUTE)
  expect(simulation.builds).toHaveLength(2)
  await simulation.pass(2 * HOUR)
  expect(simulation.builds).toHaveLength(2)
})

it('a watcher rebuilds once a night', async () => {
  const simulation = await startInLine(MINUTE)
  await simulation.pass(72 * HOUR)
  expect(simulation.builds).toHaveLength(4)
})

it('an outcome records when the webhook arrived and when the release went live', async () => {
  const simulation = await startInLine()
  const publishedAt = simulation.now()
  publishWithHint(simulation, 'ref-1')
  await simulation.pass(MINUTE)
  const [outcome] = simulation.state().outcomes
  expect(outcome).toMatchObject({ result: 'live', ref: 'ref-1' })
  expect(Date.parse(outcome?.publishedAt ?? '')).toBe(publishedAt)
  expect(Date.parse(outcome?.endedAt ?? '')).toBe(publishedAt + PACE.firstDelay + 1_000)
})
