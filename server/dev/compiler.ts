import { spawn } from 'node:child_process'

/** Compiles what has changed since the last time. Resolves to the compiler's errors, which it also prints, or to null. */
export function compile(cwd: string): Promise<string | null> {
  const args = ['node_modules/typescript-native/bin/tsc', '-b']
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  let errors = ''
  child.stdout.on('data', (text) => (errors += String(text)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      process.stderr.write(errors)
      resolve(code === 0 ? null : errors)
    })
  })
}
