import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Random } from '../../browser/runtime/random.js'
import { SAMPLE_FOLDER, type Fault } from '../../helpers/content/content-service.js'
import type { Parts } from '../parts/start-parts.js'
import type { Program } from '../parts/program.js'
import type { Actor, Soak } from '../soak.js'

/* One thing after the other breaks for seconds: publications may be late, and visitors notice nothing. */

/** Begins a fault; the result ends it. */
type Breakage = (parts: Parts) => Promise<() => void | Promise<void>>

const CONTENT_PATHS = ['/api/v2', '/api/v2/documents/search']

const onContent =
  (fault: Fault, paths: readonly string[] = CONTENT_PATHS): Breakage =>
  ({ content }) => {
    content.setFault(...paths.map((each) => ({ path: each, fault })))
    return Promise.resolve(() => content.setFault())
  }

const killed =
  (choose: (parts: Parts) => Program): Breakage =>
  async (parts) => {
    await choose(parts).kill()
    return () => choose(parts).start()
  }

const IMAGES = readdirSync(path.join(SAMPLE_FOLDER, 'images')).map((name) => `/images/${name}`)

const BREAKAGES: Record<string, Breakage> = {
  'the content service answers 500': onContent({ kind: 'status', status: 500 }),
  'the builder is killed': killed(({ builder }) => builder),
  'the sidecar is killed': killed(({ sidecar }) => sidecar),
  'nginx is reloaded': ({ nginx }) => {
    process.kill(nginx.pid, 'SIGHUP')
    return Promise.resolve(() => {})
  },
  'the content service answers 429': onContent({ kind: 'status', status: 429 }),
  'the content service is slow': onContent({ kind: 'dribbling', bytes: 2_000, everyMs: 10 }),
  'the content service cuts connections': onContent({ kind: 'closed-socket' }),
  'the content service cuts its answers': onContent({ kind: 'truncated-json' }),
  'the content service stops in the middle': onContent({ kind: 'stalled' }),
  'the image service is gone': onContent({ kind: 'closed-socket' }, IMAGES),
}

/** Each once, in the order of the seed. */
export const makeFaults: Actor = async (soak, random) => {
  const left = Object.entries(BREAKAGES)
  while (left.length > 0 && !soak.isOver()) {
    await soak.pause(1_000 + random.below(5_000))
    const [entry] = left.splice(random.below(left.length), 1)
    if (entry !== undefined && !soak.isOver()) await makeFault(soak, random, ...entry)
  }
}

async function makeFault(soak: Soak, random: Random, name: string, begin: Breakage): Promise<void> {
  const { faults, tally, parts } = soak
  tally.count('faults')
  faults.begun++
  faults.active = name
  try {
    const end = await begin(parts)
    await soak.pause(500 + random.below(4_000))
    await end()
  } finally {
    faults.active = null
    faults.endedAt = Date.now()
  }
}
