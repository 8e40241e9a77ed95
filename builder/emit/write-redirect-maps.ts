import { SAFE_PATH, type RedirectMaps } from '../../client/content/pages/redirect-maps.js'
import type { StagedRelease } from '../release/stage-release.js'

/** nginx includes these files in its configuration: each row is a key and what it leads to. */
export async function writeRedirectMaps(
  release: Pick<StagedRelease, 'writeFile'>,
  { jobs, paths }: RedirectMaps,
  bases: readonly string[],
): Promise<void> {
  await release.writeFile('redirects.map', toRows(jobs))
  await release.writeFile('paths.map', toRows(paths))
  if (bases.length > 0) await release.writeFile('languages.map', toBaseRows(bases))
}

function toRows(entries: ReadonlyMap<string, string>): string {
  return [...entries].map(([key, path]) => `${key} ${safe(path)};\n`).join('')
}

/** The paths below a base, in any letter case, for nginx. */
function toBaseRows(bases: readonly string[]): string {
  return bases.map((base) => `"~*^${safe(base)}(?:/|\\z)" ${base};\n`).join('')
}

function safe(path: string): string {
  if (!SAFE_PATH.test(path)) {
    throw new Error(`${JSON.stringify(path)} cannot be written into the redirect map.`)
  }
  return path
}
