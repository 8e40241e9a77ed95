import { execFileSync } from 'node:child_process'
import {
  existsSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/**
 * Turns a site root into what versions before the object store wrote: each release holds its public files
 * itself, and the live one alone remembers closed jobs. Returns the ids, oldest first.
 */
export function toEarlierLayout(siteRoot: string): string[] {
  const releases = path.join(siteRoot, 'releases')
  const ids = readdirSync(releases).sort()
  for (const id of ids) holdFiles(path.join(releases, id))
  rmSync(path.join(siteRoot, 'objects'), { recursive: true })
  rmSync(path.join(siteRoot, '.state/job-memory.json'))
  rmSync(path.join(siteRoot, 'format'))
  return ids
}

function holdFiles(release: string): void {
  const [linked, held] = [path.join(release, 'public'), path.join(release, 'held')]
  execFileSync('cp', ['-rL', '--preserve=mode,timestamps', linked, held])
  rmSync(linked, { recursive: true })
  renameSync(held, linked)
  rmSync(path.join(release, 'files.json.gz'))

  const list = path.join(release, 'assets.json')
  const names = Object.keys(JSON.parse(readFileSync(list, 'utf8')) as object)
  // Of a code version of its own.
  const former = `assets/former-${path.basename(release).slice(-6)}.0a1b2c3d.js`
  writeFileSync(path.join(linked, former), 'export {}\n')
  const all = [...names, former].flatMap((name) => ['', '.br', '.gz'].map((form) => name + form))
  writeFileSync(list, JSON.stringify(all.filter((name) => existsSync(path.join(linked, name)))))
}

/** The asset that only this release of the earlier layout has. */
export function formerAssetOf(id: string): string {
  return `/assets/former-${id.slice(-6)}.0a1b2c3d.js`
}

/** Copies the release of an image to a volume as the seed script of those versions did. */
export function seedAsEarlier(image: string, siteRoot: string): void {
  const id = path.basename(readlinkSync(path.join(image, 'current')))
  execFileSync('cp', ['-Rp', path.join(image, 'releases', id), path.join(siteRoot, 'releases', id)])
  execFileSync('ln', ['-sfnT', path.join('releases', id), path.join(siteRoot, 'current')])
}
