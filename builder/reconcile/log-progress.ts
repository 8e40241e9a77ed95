import type { Logger } from 'pino'
import type { Progress } from '../lib/progress.js'

/** Progress for a program that nobody watches: a line a step, for those who look for them. */
export function createLogProgress(logger: Logger): Progress {
  return {
    step: async (name, run) => {
      const startedAt = performance.now()
      const result = await run(() => {})
      logger.debug({ step: name, durationMs: Math.round(performance.now() - startedAt) }, 'step')
      return result
    },
    note: (text) => logger.info(text),
    warn: (text) => logger.warn(text),
  }
}
