import fc from 'fast-check'
import type { WatchPace } from '../../../../builder/reconcile/watch.js'
import { IS_STRESS } from '../../../helpers/is-stress.js'
import { createSimulation } from './simulated-world.js'

const PACE: WatchPace = {
  firstDelay: 200,
  quiet: 2_000,
  limit: 20_000,
  poll: 60_000,
  refDelay: 30_000,
  inboxPoll: 10_000,
}

/** In ms: the longest backoff and a build, for the failures so far and for each of four to come. */
const LONGEST_RECOVERY = 5 * (300_000 + 10_000) + 2 * PACE.poll

type Step =
  | { kind: 'publish'; hints: number; delay: number; lag: number; isNoticed: boolean }
  | { kind: 'replay'; back: number }
  | { kind: 'crash'; for: number }
  | { kind: 'failures'; count: number }
  | { kind: 'outage'; for: number }
  | { kind: 'full disk'; for: number }
  | { kind: 'build besides' }
  | { kind: 'nothing' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('publish' as const),
      // None: the webhook is lost. Two: it is doubled.
      hints: fc.integer({ min: 0, max: 2 }),
      delay: fc.integer({ min: 0, max: 90_000 }),
      lag: fc.integer({ min: 0, max: 20_000 }),
      isNoticed: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constant('replay' as const), back: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ kind: fc.constant('crash' as const), for: fc.integer({ min: 0, max: 30_000 }) }),
  fc.record({ kind: fc.constant('failures' as const), count: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('outage' as const), for: fc.integer({ min: 0, max: 60_000 }) }),
  fc.record({ kind: fc.constant('full disk' as const), for: fc.integer({ min: 0, max: 60_000 }) }),
  fc.constant<Step>({ kind: 'build besides' }),
  fc.constant<Step>({ kind: 'nothing' }),
)

const schedule = fc.array(fc.tuple(step, fc.integer({ min: 0, max: 15_000 })), { maxLength: 12 })

it('a watcher holds its invariants in any history, and the newest content is live', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, fc.integer(), async (steps, seed) => {
      const simulation = createSimulation(PACE, createRandom(seed))
      const duration = createRandom(seed + 1)
      simulation.setBuildDuration(() => 200 + duration() * 8_000)
      let extraBuilds = 1
      let publications = 1
      const refs = ['ref-0']
      const pendingHints: { at: number; run: () => void }[] = []

      const check = () => {
        const [previous, newest] = simulation.publications.slice(-2)
        if (previous !== undefined && newest !== undefined) {
          // I2: what is live is never replaced by an older build …
          if (newest.token <= previous.token) throw new Error('an older build went live')
          // … nor by older content.
          if (refs.indexOf(newest.ref) < refs.indexOf(previous.ref))
            throw new Error('older content')
        }
        // I5: a watcher makes one build at a time.
        const running = simulation.builds.filter(
          ({ by, result }) => by === 'watcher' && result === 'running',
        )
        if (running.length > 1) throw new Error('two builds at once')
      }

      simulation.start()
      for (const [action, pause] of steps) {
        switch (action.kind) {
          case 'publish': {
            const ref = `ref-${refs.length}`
            refs.push(ref)
            publications++
            simulation.publish(ref, action.lag)
            for (let count = 0; count < action.hints; count++) {
              later(action.delay * count, () => simulation.hint(ref, action.isNoticed))
            }
            break
          }
          case 'replay':
            simulation.hint(refs.at(-1 - action.back) ?? 'ref-unknown', true)
            break
          case 'crash':
            simulation.kill()
            extraBuilds++
            await simulation.pass(action.for, check)
            simulation.start()
            break
          case 'failures':
            simulation.failNext(action.count)
            extraBuilds += action.count
            break
          case 'outage':
            simulation.setContentServiceDown(true)
            extraBuilds++
            await simulation.pass(action.for, check)
            simulation.setContentServiceDown(false)
            break
          case 'full disk':
            simulation.setDiskFull(true)
            // After 1, 2, 4, … s, half of that at the least.
            extraBuilds += 8
            await simulation.pass(action.for, check)
            simulation.setDiskFull(false)
            break
          case 'build besides':
            extraBuilds++
            simulation.buildBesides()
            break
          case 'nothing':
        }
        await passWithHints(pause)
      }

      // I3 and I4: whatever was lost, the next polls find it, after the failures that are still to come.
      await passWithHints(LONGEST_RECOVERY)
      expect(simulation.live()?.contentRef).toBe(refs.at(-1))
      expect(simulation.state()).toMatchObject({ failure: null, behindSince: null, building: null })
      expect(simulation.builds.length).toBeLessThanOrEqual(publications + extraBuilds)

      function later(delay: number, run: () => void) {
        pendingHints.push({ at: simulation.now() + delay, run })
      }
      async function passWithHints(ms: number) {
        const end = simulation.now() + ms
        for (;;) {
          pendingHints.sort((a, b) => a.at - b.at)
          const next = pendingHints[0]
          if (next === undefined || next.at > end) break
          pendingHints.shift()
          await simulation.pass(Math.max(0, next.at - simulation.now()), check)
          next.run()
        }
        await simulation.pass(end - simulation.now(), check)
      }
    }),
    { numRuns: Number(process.env['RECONCILE_RUNS'] ?? (IS_STRESS ? 1_000 : 300)) },
  )

  function createRandom(seed: number) {
    let value = seed >>> 0
    return () => {
      value = (Math.imul(value, 1_664_525) + 1_013_904_223) >>> 0
      return value / 2 ** 32
    }
  }
}, 300_000)
