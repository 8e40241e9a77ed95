import { spawn } from 'node:child_process'
import path from 'node:path'

/**
 * Runs one command of the builder as a process of its own, so that a build that fails or runs out
 * of memory cannot hurt the server. Resolves to its exit code.
 */
export function runBuilder(
  projectRoot: string,
  command: string,
  env: Record<string, string | undefined>,
): Promise<number> {
  const cli = path.join(projectRoot, 'dist/builder/cli.js')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, command], { stdio: 'inherit', env })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
