import md5 from 'md5'
import type { TypePaths } from '../../client/content/documents/type-paths.js'
import { typePathsUrl } from '../../client/shared/type-paths-url.js'
import type { BuilderConfig } from '../config.js'
import type { StagedRelease } from '../release/stage-release.js'

/**
 * The declared types for previews. Keys are hashes of the paths, as readers of this file expect them of
 * a production build; one for development keeps the paths, so that a person can read it.
 */
export async function writeTypePaths(
  release: StagedRelease,
  { repositoryName, reloadsOnChange: isReadable }: BuilderConfig,
  typePaths: TypePaths,
): Promise<void> {
  const entries = Object.entries(typePaths)
  const keyed = isReadable ? entries : entries.map(([path, type]) => [md5(path), type] as const)
  const body = JSON.stringify(Object.fromEntries(keyed))
  await release.writePublicFile(typePathsUrl(repositoryName).slice(1), body)
}
