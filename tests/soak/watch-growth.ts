import { findChildren, measureTrees, type Measure } from './parts/measure-processes.js'
import type { Parts } from './parts/start-parts.js'

/** Of one program: once warm, at most, and at the end when nothing is asked any more. */
export interface Growth {
  name: string
  warm: Measure
  most: Measure
  end: Measure
}

/** What is no leak: a heap that has not been collected yet, a kept connection, a helper process. */
const ALLOWED = { processes: 4, files: 60, sockets: 40, memory: 200 }

export function watchGrowth({ builder, sidecar, nginx }: Parts) {
  const programs: Record<string, () => number[]> = {
    builder: () => [builder.pid()],
    sidecar: () => [sidecar.pid()],
    nginx: () => [nginx.pid],
    browser: () => findChildren(/chrom|headless/),
  }
  const growths = new Map<string, Growth>()
  return {
    measure(): void {
      for (const [name, pids] of Object.entries(programs)) {
        const running = pids().filter((pid) => pid !== 0)
        // One that is killed is not measured until it has started again.
        if (running.length === 0) continue
        const end = measureTrees(running)
        const { warm = end, most = end } = growths.get(name) ?? {}
        growths.set(name, { name, warm, most: toMost(most, end), end })
      }
    },
    growths: () => [...growths.values()],
  }
}

/** What has grown too much, one line each. */
export function findLeaks(growths: readonly Growth[]): string[] {
  return growths.flatMap(({ name, warm, end }) =>
    (Object.keys(ALLOWED) as (keyof Measure)[])
      .filter((what) => end[what] > warm[what] * 1.5 + ALLOWED[what])
      .map((what) => `${name}: ${what} from ${warm[what].toFixed()} to ${end[what].toFixed()}`),
  )
}

function toMost(one: Measure, other: Measure): Measure {
  const most = (what: keyof Measure) => Math.max(one[what], other[what])
  return {
    processes: most('processes'),
    files: most('files'),
    sockets: most('sockets'),
    memory: most('memory'),
  }
}
