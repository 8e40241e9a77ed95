import type { StagedRelease } from '../release/stage-release.js'

export interface Version {
  /** Revision of the code; null where the build was not told. */
  git: string | null
  contentRef: string
  buildHash: string
  builtAt: string
}

/** The one public file that differs between two builds of the same content and code. */
export async function writeVersion(release: StagedRelease, version: Version): Promise<void> {
  await release.writePublicFile('version.json', `${JSON.stringify(version)}\n`)
}
