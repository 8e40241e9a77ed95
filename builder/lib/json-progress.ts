import type { Output, Progress } from './progress.js'

/** For machines: one JSON object a line. Its `event` is step, note, warning or error. */
export function createJsonProgress(output: Output, now: () => number): Progress {
  const tell = (fields: object) => output.write(`${JSON.stringify(fields)}\n`)
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
      console.error(text)
    },
  }
}
