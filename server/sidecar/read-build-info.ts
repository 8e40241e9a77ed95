import type { EnvironmentReader } from '../../builder/shared/environment.js'
import { readBaseImageDate } from '../../builder/shared/base-image.js'
import { readPackageVersion } from '../../builder/shared/package-version.js'
import type { BuildInfo } from '../status/metrics.js'

/** Which code runs on what, by two files in `base`, which every image has. */
export function readBuildInfo(read: EnvironmentReader, base: string): BuildInfo {
  return {
    version: readPackageVersion(base),
    revision: read.text('GIT_COMMIT', ''),
    baseImageDate: readBaseImageDate(base),
  }
}
