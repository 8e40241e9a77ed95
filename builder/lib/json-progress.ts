import { printTexts, toPrintable } from '../shared/programs/printable.js'
import type { Output, Progress } from './progress.js'

interface LogOrigin {
  clock: () => Date
  /** Of the webhook for which a launcher has started this process. */
  requestId: string | null
}

/**
 * For machines: one JSON object a line, with the fields of the other programs' logs. Its `event` is step, note,
 * warning or error.
 */
export function createJsonProgress(
  output: Output,
  now: () => number,
  { clock, requestId }: LogOrigin,
): Progress {
  const service = { service: 'builder', ...(requestId !== null && { requestId }) }
  const tell = (fields: { event: keyof typeof LEVELS } & Record<string, unknown>) => {
    const line = { level: LEVELS[fields.event], time: clock().toISOString(), ...service, ...fields }
    output.write(`${JSON.stringify(line, printTexts)}\n`)
  }
  return {
    step: async (step, run) => {
      const start = now()
      let counted = {}
      const finish = (state: string) =>
        tell({ event: 'step', step, state, ...counted, ms: Math.round(now() - start) })
      tell({ event: 'step', step, state: 'started' })
      try {
        const result = await run((count, _total, unit) => (counted = { count, unit }))
        finish('done')
        return result
      } catch (error) {
        finish('failed')
        throw error
      }
    },
    note: (text, facts) => tell({ event: 'note', text, ...facts }),
    warn: (text) => tell({ event: 'warning', text }),
    fail: (text) => {
      tell({ event: 'error', text })
      console.error(toPrintable(text))
    },
  }
}

const LEVELS = { step: 'info', note: 'info', warning: 'warn', error: 'error' }
