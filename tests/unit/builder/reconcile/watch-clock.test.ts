import type { WatchPace } from '../../../../builder/reconcile/watch.js'
import { createSimulation } from './simulated-world.js'

/* A watcher on a machine whose clock is wrong, and is set right. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const PACE: WatchPace = {
  firstDelay: 200,
  quiet: 2_000,
  limit: 20_000,
  poll: MINUTE,
  refDelay: 30_000,
  inboxPoll: 1_000,
}

async function startInLine() {
  const simulation = createSimulation(PACE, () => 0.5)
  simulation.start()
  await simulation.pass(MINUTE)
  expect(simulation.live()?.contentRef).toBe('ref-0')
  return simulation
}

it.each([
  ['back by a day', -DAY],
  ['back by a minute and a half', -1.5 * MINUTE],
  ['ahead by a year', 365 * DAY],
])(
  'a clock that is set %s delays a publication without a webhook by no more than a poll',
  async (_, by) => {
    const simulation = await startInLine()
    simulation.setClock(by)
    simulation.publish('ref-1', 0)
    await simulation.pass(PACE.poll + 2_000)
    expect(simulation.live()?.contentRef).toBe('ref-1')
  },
)

it.each([-HOUR, HOUR])(
  'a webhook whose time is %i ms off is answered as soon as any other, and no time is invented',
  async (by) => {
    const simulation = await startInLine()
    simulation.publish('ref-1', 0)
    simulation.hint('ref-1', false)
    simulation.setClock(by)
    const seenAt = simulation.now()
    await simulation.pass(5_000)
    expect(simulation.live()?.contentRef).toBe('ref-1')
    const publishedAt = Date.parse(simulation.state().outcomes[0]?.publishedAt ?? '')
    expect(publishedAt).toBeGreaterThanOrEqual(seenAt)
    expect(publishedAt).toBeLessThanOrEqual(simulation.now())
  },
)

it('a clock that is set back during a burst of webhooks does not hold the burst up', async () => {
  const simulation = await startInLine()
  for (const ref of ['ref-1', 'ref-2']) {
    simulation.publish(ref, 0)
    simulation.hint(ref, true)
    await simulation.pass(1_500)
  }
  simulation.setClock(-HOUR)
  await simulation.pass(MINUTE)
  expect(simulation.live()?.contentRef).toBe('ref-2')
})

it('a release that was built by a clock far ahead is rebuilt, once, when the clock is right again', async () => {
  const simulation = await startInLine()
  simulation.setClock(365 * DAY)
  await simulation.pass(5 * MINUTE)
  simulation.setClock(-365 * DAY)
  await simulation.pass(5 * MINUTE)
  const { createdAt = '' } = simulation.live() ?? {}
  expect(Date.parse(createdAt)).toBeLessThan(simulation.now())
  await simulation.pass(5 * HOUR)
  expect(simulation.builds).toHaveLength(3)
})

it('a clock that goes an hour ahead and back, as between two machines, causes no build', async () => {
  const simulation = await startInLine()
  for (const by of [HOUR, -HOUR, HOUR, -HOUR]) {
    simulation.setClock(by)
    await simulation.pass(5 * MINUTE)
  }
  expect(simulation.builds).toHaveLength(1)
})

it('a burst of webhooks that began before the clock was set back is answered as soon as any other', async () => {
  const simulation = await startInLine()
  simulation.publish('ref-1', 0)
  simulation.hint('ref-1', true)
  await simulation.pass(100)
  simulation.setClock(-HOUR)
  simulation.publish('ref-2', 0)
  simulation.hint('ref-2', true)
  await simulation.pass(5_000)
  expect(simulation.live()?.contentRef).toBe('ref-2')
})

it('a hinted ref that never comes is waited for no longer because the clock was set back', async () => {
  const simulation = await startInLine()
  simulation.hint('ref-lost', true)
  await simulation.pass(1_000)
  simulation.setClock(-HOUR)
  await simulation.pass(PACE.refDelay + 2_000)
  expect(simulation.state().handledHint).toMatch(/ref-lost/)
})

it('when content was last read is right again after the next poll', async () => {
  const simulation = await startInLine()
  simulation.setClock(-DAY)
  await simulation.pass(PACE.poll + 2_000)
  const readAt = Date.parse(simulation.state().wanted?.readAt ?? '')
  expect(simulation.now() - readAt).toBeLessThan(2 * PACE.poll)
  expect(readAt).toBeLessThanOrEqual(simulation.now())
})

it('the site is not behind since an instant of the future', async () => {
  const simulation = await startInLine()
  simulation.failNext(1000)
  simulation.publish('ref-1', 0)
  await simulation.pass(5 * MINUTE)
  simulation.setClock(-DAY)
  await simulation.pass(5 * MINUTE)
  const behindSince = Date.parse(simulation.state().behindSince ?? '')
  expect(behindSince).toBeLessThan(simulation.now() - 4 * MINUTE)
})

it.each([-DAY, DAY])(
  'an approval that a clock off by %i ms has dated lets its refusal pass, and no later one',
  async (by) => {
    const simulation = await startInLine()
    simulation.refuse('ref-1')
    simulation.publish('ref-1', 0)
    await simulation.pass(2 * MINUTE)
    expect(simulation.state().refusal?.ref).toBe('ref-1')
    simulation.setClock(by)
    simulation.approve('ref-1')
    simulation.setClock(-by)
    await simulation.pass(2 * MINUTE)
    expect(simulation.live()?.contentRef).toBe('ref-1')
  },
)
