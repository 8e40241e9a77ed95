import { fork } from 'node:child_process'
import path from 'node:path'
import type { BundlePart } from '../../builder/shared/programs/development.js'

export type Bundle = (part: BundlePart) => Promise<string | null>

/**
 * A process that bundles one part after another, and says what is wrong with it. `onFailure` is called if it
 * ends by itself.
 */
export function startBundler(projectRoot: string, env: NodeJS.ProcessEnv, onFailure: () => void) {
  const child = fork(path.join(projectRoot, 'dist/builder/bundle/bundle-in-development.js'), {
    env,
  })
  child.once('exit', onFailure)
  let latest: Promise<unknown> = Promise.resolve()
  const bundle: Bundle = (part) => {
    const bundled = latest.then(
      () =>
        new Promise<string | null>((resolve) => {
          child.once('message', (problem: string | null) => resolve(problem))
          child.send(part)
        }),
    )
    latest = bundled
    return bundled
  }
  const stop = () => {
    child.off('exit', onFailure)
    child.kill()
  }
  return { bundle, stop }
}
