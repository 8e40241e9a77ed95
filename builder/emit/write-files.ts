import type { SiteFile } from '../../client/content/site/site.js'
import type { SiteList } from '../../client/content/site/site-list.js'
import { mapConcurrent } from '../../client/shared/lib/map-concurrent.js'
import type { StagedRelease } from '../release/stage-release.js'
import { toSourceKey } from '../release/store/source-key.js'
import type { EmitMemory } from './emit-memory.js'

const FILES_AT_ONCE = 8

/** A whole build reuses nothing, but the next one does. */
interface Reuse<Memory> {
  memory: Memory
  reuses: boolean
}

/** Writes files that are no pages, or reuses those whose sources have not changed. */
export async function writeFiles(
  release: StagedRelease,
  files: readonly SiteFile[],
  { memory, reuses, settingsHash }: Reuse<EmitMemory['files']> & { settingsHash: string },
): Promise<void> {
  const write = async ({ name, sources, create }: SiteFile) => {
    if (sources === undefined) return release.writePublicFile(name, create())
    const key = toSourceKey(sources, settingsHash)
    const kept = reuses ? release.keepPublicFile(name, key) : null
    return kept ?? (await release.writePublicFile(name, create(), key))
  }
  await mapConcurrent(files, FILES_AT_ONCE, async (file) => {
    const known = reuses ? memory.get(file) : undefined
    if (known !== undefined && release.keepMade(known)) return
    memory.set(file, new Map([[file.name, await write(file)]]))
  })
}

/** One at a time: each can be long. */
export async function writeLists(
  release: StagedRelease,
  lists: readonly SiteList[],
  { memory, reuses }: Reuse<EmitMemory['lists']>,
): Promise<void> {
  for (const list of lists) {
    const known = reuses ? memory.get(list.name) : undefined
    if (known !== undefined && isSameList(known.list, list) && release.keepMade(known.made))
      continue
    const kept = reuses ? release.keepList(list) : null
    const stored = kept ?? (await release.writeList(list))
    memory.set(list.name, { list, made: new Map([[list.name, stored]]) })
  }
}

function isSameList(one: SiteList, other: SiteList): boolean {
  return (
    one.head === other.head &&
    one.separator === other.separator &&
    one.tail === other.tail &&
    one.parts.length === other.parts.length &&
    one.parts.every((part, index) => part === other.parts[index])
  )
}
