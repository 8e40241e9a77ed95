import { readBundleManifest } from '../bundle/bundle-manifest.js'
import type { BuilderConfig } from '../lib/config.js'
import { readPackageVersion } from '../shared/programs/package-version.js'
import type { ReleaseManifest } from '../shared/site-root/release-manifest.js'

/** What to know of a release that is live again and was built by other code; null if this code built it. */
export async function describeOtherCode(
  config: BuilderConfig,
  { id, buildHash, version = '' }: ReleaseManifest,
): Promise<string | null> {
  // A rollback needs no browser code.
  const bundle = await readBundleManifest(config).catch(() => null)
  const own = { version: readPackageVersion(config.projectRoot), buildHash: bundle?.buildHash }
  const isSameVersion = version === '' || version === own.version
  if (isSameVersion && (own.buildHash === undefined || buildHash === own.buildHash)) return null
  const by = `version ${version || 'unknown'} (build ${buildHash})`
  const running = `version ${own.version} (build ${own.buildHash ?? 'unknown'})`
  return `Release ${id} was built by ${by}, and this is ${running}: its pages are live, and the programs stay what they are. To go back to that version, see "Back to an earlier version" in deploy/reference.md.`
}
