import { setTimeout as wait } from 'node:timers/promises'
import { counted } from '../../client/shared/lib/counted.js'
import type { BuilderConfig } from '../lib/config.js'
import type { Progress } from '../lib/progress.js'
import type { Environment } from '../shared/config/environment.js'
import { loadReconcilePorts } from './load-reconcile-ports.js'
import { readReconcileConfig } from './config.js'
import { forgetKilledBuild } from './rebuild-state.js'
import type { Log } from './reconcile-ports.js'
import { reconcile, type Reconciled } from './reconcile.js'

export interface ReconcileOptions {
  watch?: boolean | undefined
  'allow-drop'?: boolean | undefined
  force?: boolean | undefined
}

export interface ReconcileCommand {
  config: BuilderConfig
  progress: Progress
  options: ReconcileOptions
  env: Environment
  stop: AbortSignal
}

/** The content was refused, so a retry without a change is pointless. */
const EXIT_REFUSED = 42

/** The command `reconcile`. Resolves to its exit code. */
export async function runReconcile(command: ReconcileCommand): Promise<number> {
  const { config, progress, options, stop } = command
  const settings = readReconcileConfig(command.env)
  const allowsDrop = options['allow-drop'] === true
  if (options.watch) {
    // A run that only looks whether something has changed needs none of it.
    const { watchSite } = await import('./watch-site.js')
    return watchSite(config, settings, allowsDrop, stop)
  }
  await forgetKilledBuild(config.siteRoot)
  const pause = (ms: number) => wait(ms)
  const log: Log = (level, message) => void (level === 'warn' && progress.warn(message))
  const ports = await loadReconcilePorts(config, { progress, log, pause, allowsDrop })
  return report(await reconcile(ports, { ...settings, isForced: options.force === true }), progress)
}

function report(reconciled: Reconciled, progress: Progress): number {
  if (reconciled.kind === 'skipped') {
    progress.note(SKIPPED[reconciled.because] ?? reconciled.because)
    for (const problem of reconciled.problems) progress.warn(problem)
    return reconciled.because === 'refused' ? EXIT_REFUSED : 0
  }
  const { result, releaseId, jobs, message } = reconciled.outcome
  if (result === 'live') {
    const facts = { release: releaseId, jobs }
    progress.note(`release ${releaseId} is live: ${counted(jobs ?? 0, 'job')}`, facts)
  }
  if (result === 'superseded') progress.note(message ?? result)
  if (result === 'live' || result === 'superseded') return 0
  // Of a refusal, a line for each finding.
  const lines = result === 'refused' ? message?.split('\n') : null
  for (const line of lines ?? [message ?? result]) progress.fail(line)
  return result === 'refused' ? EXIT_REFUSED : 1
}

const SKIPPED: Partial<Record<string, string>> = {
  'up to date': 'What is live is what is wanted: nothing to do.',
  refused: 'What is wanted was refused, and nothing has changed since:',
  held: 'This content and code were rolled back: they stay away until one changes, or with --force.',
}
