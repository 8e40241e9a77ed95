import { toRedirectedJobId } from '../../client/content/pages/create-redirects.js'
import type { PageData } from '../../client/shared/page-data/page-data.js'
import type { Redirect } from '../../client/shared/redirect.js'
import type { StagedRelease } from '../release/stage-release.js'
import { isMappedRedirect, SAFE_PATH } from './mapped-redirect.js'

/** nginx map rows: job ids to job pages, and every other path to its canonical one. */
export async function writeRedirectMaps(
  release: StagedRelease,
  pages: readonly PageData[],
  redirects: readonly Redirect[],
): Promise<void> {
  await release.writeFile('redirects.map', createJobRows(redirects))
  await release.writeFile('paths.map', createPathRows(pages, redirects))
}

function createJobRows(redirects: readonly Redirect[]): string {
  const rows = new Map<string, string>()
  for (const redirect of redirects) {
    const id = toRedirectedJobId(redirect)
    if (id !== null && !rows.has(id)) rows.set(id, redirect.toPath)
  }
  return toRows([...rows].sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)))
}

function createPathRows(pages: readonly PageData[], redirects: readonly Redirect[]): string {
  const rows = new Map<string, string>()
  for (const redirect of redirects) {
    if (isMappedRedirect(redirect)) rows.set(redirect.fromPath, redirect.toPath)
  }
  for (const { path, componentChunkName } of pages) {
    if (HAVE_A_CANONICAL_PATH.has(componentChunkName)) rows.set(path.toLowerCase(), path)
  }
  return toRows([...rows].sort(([a], [b]) => (a < b ? -1 : 1)))
}

const HAVE_A_CANONICAL_PATH = new Set([
  'component---landing-page',
  'component---generic-page',
  'component---preview-page',
  'component---offline-shell-page',
])

function toRows(entries: readonly (readonly [string, string])[]): string {
  return entries.map(([key, path]) => `${key} ${safe(path)};\n`).join('')
}

function safe(path: string): string {
  if (!SAFE_PATH.test(path)) {
    throw new Error(`${JSON.stringify(path)} cannot be written into the redirect map.`)
  }
  return path
}
