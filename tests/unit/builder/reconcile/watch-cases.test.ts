import type { WatchPace } from '../../../../builder/reconcile/watch.js'
import { createSimulation } from './simulated-world.js'

const PACE: WatchPace = {
  firstDelay: 200,
  quiet: 2_000,
  limit: 20_000,
  poll: 60_000,
  refDelay: 30_000,
  look: 1_000,
}
const MINUTE = 60_000
const HOUR = 60 * MINUTE

async function startInLine(look = PACE.look) {
  const simulation = createSimulation({ ...PACE, look }, () => 0.5)
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

it('builds once at first, and then leaves what is in line alone', async () => {
  const simulation = await startInLine(MINUTE)
  await simulation.pass(2 * HOUR)
  expect(simulation.builds).toHaveLength(1)
})

it('has a publication live within the short delay and the build', async () => {
  const simulation = await startInLine()
  publishWithHint(simulation, 'ref-1')
  await simulation.pass(PACE.firstDelay + 1_000)
  expect(simulation.live()?.contentRef).toBe('ref-1')
})

it('waits for a ref that the content service shows late', async () => {
  const simulation = await startInLine()
  publishWithHint(simulation, 'ref-1', 4_500)
  await simulation.pass(4_000)
  expect(simulation.builds).toHaveLength(1)
  await simulation.pass(3_000)
  expect(simulation.live()?.contentRef).toBe('ref-1')
})

it('finds what no webhook told of, by the next poll', async () => {
  const simulation = await startInLine()
  simulation.publish('ref-1', 0)
  await simulation.pass(PACE.poll + 2_000)
  expect(simulation.live()?.contentRef).toBe('ref-1')
})

it('makes two builds of a burst: the first at once, one for all the others', async () => {
  const simulation = await startInLine()
  for (let number = 1; number <= 20; number++) {
    publishWithHint(simulation, `ref-${number}`)
    await simulation.pass(300)
  }
  await simulation.pass(MINUTE)
  expect(simulation.live()?.contentRef).toBe('ref-20')
  expect(simulation.builds).toHaveLength(3)
})

it('does not let a burst without end keep content waiting beyond the limit', async () => {
  const simulation = await startInLine()
  publishWithHint(simulation, 'ref-1')
  await simulation.pass(2_000)
  for (let number = 2; number <= 30; number++) {
    publishWithHint(simulation, `ref-${number}`)
    await simulation.pass(1_000)
  }
  expect(simulation.publications.length).toBeGreaterThanOrEqual(3)
})

it('builds once more, and not twice, for hints that come during a build', async () => {
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

it('builds nothing for a webhook that is replayed', async () => {
  const simulation = await startInLine(MINUTE)
  publishWithHint(simulation, 'ref-1')
  await simulation.pass(MINUTE)
  for (const ref of ['ref-1', 'ref-0', null]) simulation.hint(ref, true)
  await simulation.pass(HOUR)
  expect(simulation.builds).toHaveLength(2)
})

it('tries again after a failure, and less and less often', async () => {
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

describe('a release that the gate refuses', () => {
  async function startRefused() {
    const simulation = await startInLine(MINUTE)
    simulation.refuse('ref-1')
    publishWithHint(simulation, 'ref-1')
    await simulation.pass(HOUR)
    expect(simulation.live()?.contentRef).toBe('ref-0')
    return simulation
  }

  it('is not tried again, by hints neither nor by a restart', async () => {
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

  it('goes live when it is approved', async () => {
    const simulation = await startRefused()
    simulation.approve('ref-1')
    await simulation.pass(MINUTE)
    expect(simulation.live()?.contentRef).toBe('ref-1')
  })

  it('stays where it is when another ref is approved', async () => {
    const simulation = await startRefused()
    simulation.approve('ref-0')
    await simulation.pass(HOUR)
    expect(simulation.builds).toHaveLength(2)
  })

  it('gives way to the next publication', async () => {
    const simulation = await startRefused()
    publishWithHint(simulation, 'ref-2')
    await simulation.pass(MINUTE)
    expect(simulation.live()?.contentRef).toBe('ref-2')
    expect(simulation.state().refusal).toBeNull()
  })

  it('is tried with other code', async () => {
    const simulation = await startRefused()
    simulation.deploy('code-1')
    await simulation.pass(MINUTE)
    expect(simulation.builds).toHaveLength(3)
  })
})

it('builds when a job opens or closes, though nobody publishes', async () => {
  const simulation = createSimulation({ ...PACE, look: MINUTE }, () => 0.5)
  simulation.setNextBoundary(30 * MINUTE)
  simulation.start()
  await simulation.pass(29 * MINUTE)
  expect(simulation.builds).toHaveLength(1)
  await simulation.pass(2 * MINUTE)
  expect(simulation.builds).toHaveLength(2)
  await simulation.pass(2 * HOUR)
  expect(simulation.builds).toHaveLength(2)
})

it('builds anew once a night', async () => {
  const simulation = await startInLine(MINUTE)
  await simulation.pass(72 * HOUR)
  expect(simulation.builds).toHaveLength(4)
})

it('builds for other code', async () => {
  const simulation = await startInLine()
  simulation.deploy('code-1')
  await simulation.pass(MINUTE)
  expect(simulation.live()?.buildHash).toBe('code-1')
})

it('goes on after a crash in the middle of a build', async () => {
  const simulation = await startInLine()
  simulation.setBuildDuration(() => 5_000)
  publishWithHint(simulation, 'ref-1')
  await simulation.pass(3_000)
  simulation.kill()
  await simulation.pass(MINUTE)
  expect(simulation.live()?.contentRef).toBe('ref-0')
  simulation.start()
  await simulation.pass(10_000)
  expect(simulation.live()?.contentRef).toBe('ref-1')
})

it('tells when the publication was heard of and when it was live', async () => {
  const simulation = await startInLine()
  const publishedAt = simulation.now()
  publishWithHint(simulation, 'ref-1')
  await simulation.pass(MINUTE)
  const [outcome] = simulation.state().outcomes
  expect(outcome).toMatchObject({ result: 'live', ref: 'ref-1' })
  expect(Date.parse(outcome?.publishedAt ?? '')).toBe(publishedAt)
  expect(Date.parse(outcome?.endedAt ?? '')).toBe(publishedAt + PACE.firstDelay + 1_000)
})
