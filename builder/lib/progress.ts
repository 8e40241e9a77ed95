import { toPrintable } from '../shared/programs/printable.js'

/** Tells what a command does while it does it. */
export interface Progress {
  /** Runs a step; says when it begins, and its count and duration when it ends. */
  step: <Result>(name: string, run: (update: ProgressUpdate) => Promise<Result>) => Promise<Result>
  /** `facts` are for machines: the text says the same. */
  note: (text: string, facts?: Facts) => void
  warn: (text: string) => void
  /** Why the command ends without having done what it should. */
  fail: (text: string) => void
}

/** `done` of `total` pages, for example; the last call gives the printed count. */
export type ProgressUpdate = (done: number, total: number, unit: string) => void

type Facts = Readonly<Record<string, string | number | null>>

export interface Output {
  isTTY?: boolean
  write: (text: string) => unknown
}

const BAR_WIDTH = 24

/** For people: two lines a step, which are one, with a progress bar, on a terminal. */
export function createProgress(output: Output, now: () => number): Progress {
  const isTerminal = output.isTTY === true

  const step: Progress['step'] = async (name, run) => {
    const start = now()
    let count = ''
    let rendered = start
    output.write(isTerminal ? `… ${name}` : `… ${name}\n`)
    const update: ProgressUpdate = (done, total, unit) => {
      count = `: ${done} ${unit}`
      if (!isTerminal || (now() - rendered < 50 && done < total)) return
      rendered = now()
      output.write(`\r\u001b[2K… ${name} ${bar(done, total)} ${done}/${total} ${unit}`)
    }
    const finish = (mark: string) => {
      if (isTerminal) output.write('\r\u001b[2K')
      output.write(`${mark} ${name}${count} in ${formatDuration(now() - start)}\n`)
    }
    try {
      const result = await run(update)
      finish('✓')
      return result
    } catch (error) {
      finish('✗')
      throw error
    }
  }

  return {
    step,
    note: (text) => output.write(`  ${toPrintable(text)}\n`),
    warn: (text) => output.write(`! ${toPrintable(text)}\n`),
    fail: (text) => console.error(toPrintable(text)),
  }
}

function bar(done: number, total: number): string {
  const filled = total === 0 ? BAR_WIDTH : Math.round((done / total) * BAR_WIDTH)
  return '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled)
}

function formatDuration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}
