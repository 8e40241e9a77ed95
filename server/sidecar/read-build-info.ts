import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { EnvironmentReader } from '../../builder/shared/environment.js'
import type { BuildInfo } from '../status/metrics.js'

/** Which code runs; the version by the `package.json` in `base`, which every image has. */
export function readBuildInfo(read: EnvironmentReader, base: string): BuildInfo {
  const file = path.join(base, 'package.json')
  const { version = '' } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { version?: string })
    : {}
  return { version, revision: read.text('GIT_COMMIT', '') }
}
