import { statSync } from 'node:fs'
import path from 'node:path'
import { listReleases, type LiveRelease } from './live-release.js'

/** In whole seconds, the precision of HTTP, and later than any file of a release that is kept. */
export async function toWriteTime(siteRoot: string, now: Date): Promise<Date> {
  const releases = await listReleases(siteRoot)
  const times = releases.map(timeOf)
  return new Date(
    Math.floor(Math.max(now.getTime() / 1000, ...times.map((time) => time / 1000 + 1))) * 1000,
  )
}

/** In ms. */
function timeOf({ folder }: Pick<LiveRelease, 'folder'>): number {
  return statSync(path.join(folder, 'release.json')).mtimeMs
}
