import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { FILE_LIST } from '../../../builder/release/store/file-list.js'
import { OBJECTS } from '../../../builder/release/store/object-names.js'
import type { StoredFile } from '../../../builder/release/store/stored-file.js'
import type { ReleaseManifest } from '../../../builder/shared/site-root/release-manifest.js'

/** In each release, a list whose gzip form is all there is, as of every long list of format 1. */
export const PACKED_LIST = 'api/jobs.json'

/** Turns a site root into what format 1 was. Returns the ids of its releases, oldest first. */
export function toFormat1(siteRoot: string): string[] {
  const releases = path.join(siteRoot, 'releases')
  const ids = readdirSync(releases).sort()
  for (const id of ids) {
    const folder = path.join(releases, id)
    changeJson<ReleaseManifest>(path.join(folder, 'release.json'), (manifest) => {
      delete manifest.format
      delete manifest.version
    })
    changeJson<Record<string, unknown>[]>(path.join(folder, 'job-memory.json'), forgetDocuments)
    changeGzippedJson<{ files: Record<string, StoredFile> }>(
      path.join(folder, FILE_LIST),
      ({ files }) => {
        const list = files[PACKED_LIST]
        if (list?.forms['.gz'] === undefined) throw new Error(`${PACKED_LIST} has no gzip form`)
        files[PACKED_LIST] = { ...list, forms: { '.gz': list.forms['.gz'] }, isPacked: true }
        const file = path.join(siteRoot, OBJECTS, list.id, path.basename(PACKED_LIST))
        for (const form of ['', '.br']) rmSync(file + form, { force: true })
      },
    )
  }
  changeJson<{ jobs: Record<string, unknown>[] }>(
    path.join(siteRoot, '.state/job-memory.json'),
    ({ jobs }) => forgetDocuments(jobs),
  )
  rmSync(path.join(siteRoot, 'format'))
  return ids
}

function forgetDocuments(jobs: Record<string, unknown>[]): void {
  for (const job of jobs) delete job['documentIds']
}

function changeJson<Value>(file: string, change: (value: Value) => void): void {
  writeFileSync(file, toChanged(readFileSync(file, 'utf8'), change))
}

function changeGzippedJson<Value>(file: string, change: (value: Value) => void): void {
  writeFileSync(file, gzipSync(toChanged(String(gunzipSync(readFileSync(file))), change)))
}

function toChanged<Value>(text: string, change: (value: Value) => void): string {
  const value = JSON.parse(text) as Value
  change(value)
  return JSON.stringify(value)
}
