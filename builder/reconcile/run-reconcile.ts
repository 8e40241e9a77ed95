import { setTimeout as wait } from 'node:timers/promises'
import type { BuilderConfig } from '../config.js'
import type { Progress } from '../lib/progress.js'
import { reconcile, type Reconciled } from './reconcile.js'
import { readReconcileConfig } from './config.js'
import { createReconcilePorts } from './create-reconcile-ports.js'
import { watchSite } from './watch-site.js'
import type { Log } from './reconcile-ports.js'

/** The content keeps a release from being made: whoever started this need not try again. */
const EXIT_REFUSED = 42

export interface ReconcileOptions {
  watch?: boolean | undefined
  'allow-drop'?: boolean | undefined
  force?: boolean | undefined
}

/** The command; resolves to its exit code. */
export async function runReconcile(
  config: BuilderConfig,
  progress: Progress,
  options: ReconcileOptions,
  env: Record<string, string | undefined>,
  stop: AbortSignal,
): Promise<number> {
  const settings = readReconcileConfig(env)
  const allowsDrop = options['allow-drop'] === true
  if (options.watch) {
    await watchSite(config, settings, allowsDrop, stop)
    return 0
  }
  const ports = await createReconcilePorts(config, {
    progress,
    log: silent,
    pause: (ms) => wait(ms),
    allowsDrop,
  })
  const isForced = options.force === true
  return report(await reconcile(ports, { ...settings, isForced }), progress)
}

function report(reconciled: Reconciled, progress: Progress): number {
  if (reconciled.kind === 'left') {
    progress.note(LEFT[reconciled.because] ?? reconciled.because)
    for (const problem of reconciled.problems) progress.warn(problem)
    return reconciled.because === 'refused' ? EXIT_REFUSED : 0
  }
  const { result, releaseId, jobs, message } = reconciled.outcome
  if (result === 'live') progress.note(`release ${releaseId} is live: ${jobs} jobs`)
  if (result === 'superseded') progress.note(message ?? result)
  if (result === 'live' || result === 'superseded') return 0
  console.error(message)
  return result === 'refused' ? EXIT_REFUSED : 1
}

const LEFT: Partial<Record<string, string>> = {
  'in line': 'What is live is what is wanted: nothing to do.',
  refused: 'What is wanted was refused, and nothing has changed since:',
  held: 'This content and code were rolled back: they stay away until one changes, or with --force.',
}

const silent: Log = () => {}
