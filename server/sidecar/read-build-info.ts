import type { EnvironmentReader } from '../../builder/shared/config/environment.js'
import { readBaseImageDate } from '../../builder/shared/programs/base-image.js'
import { readPackageVersion } from '../../builder/shared/programs/package-version.js'
import type { BuildInfo } from '../status/metrics.js'

/** Which code runs on what, by two files in `base`, which every image has. */
export function readBuildInfo(read: EnvironmentReader, base: string): BuildInfo {
  return {
    version: readPackageVersion(base),
    revision: read.text('GIT_COMMIT', ''),
    baseImageDate: readBaseImageDate(base),
  }
}
