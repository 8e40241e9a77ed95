import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const START = /Starting (incremental )?compilation/
const END = /Found (\d+) errors?\. Watching/

/** The compiler, watching. Calls `onEnd` after each compilation: with its errors, or null. */
export function startCompiler(cwd: string, onEnd: (problem: string | null) => void): () => void {
  const args = ['node_modules/typescript/bin/tsc', '-b', '--watch', '--preserveWatchOutput']
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  let errors: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    const end = END.exec(line)
    if (START.test(line)) errors = []
    else if (end === null && line.trim() !== '') {
      errors.push(line)
      console.error(line)
    } else if (end !== null) onEnd(end[1] === '0' ? null : errors.join('\n'))
  })
  return () => child.kill()
}
