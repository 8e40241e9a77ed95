import type { EnvironmentReader } from '../../builder/shared/environment.js'
import { readPackageVersion } from '../../builder/shared/package-version.js'
import type { BuildInfo } from '../status/metrics.js'

/** Which code runs; the version by the `package.json` in `base`, which every image has. */
export function readBuildInfo(read: EnvironmentReader, base: string): BuildInfo {
  return { version: readPackageVersion(base), revision: read.text('GIT_COMMIT', '') }
}
