import path from 'node:path'
import { readJsonAs, type Warn } from '../shared/site-root/json-files.js'
import { stateFolder } from '../shared/site-root/protocol-files.js'
import { describeAside, setAside, toAside } from '../shared/site-root/set-aside.js'
import type { Guard } from '../shared/site-root/shapes.js'

/**
 * What a file remembers of earlier releases. Nothing can make it again, so what this version does not
 * understand is carried along, and a file that is not understood whole is kept beside the one in the state folder.
 */
export interface MemoryFile<Entry> {
  /** As it was read; null if it cannot be. */
  found: unknown
  entries: Entry[]
  /** Entries of other versions, or damaged ones. */
  others: unknown[]
  fault: Fault | null
}

interface Fault {
  file: string
  aside: string
  text: string
}

interface MemoryShape {
  /** Null for what has no list of entries. */
  toList: (found: unknown) => unknown[] | null
  isEntry: Guard
}

export const toOwnList = (found: unknown) => (Array.isArray(found) ? (found as unknown[]) : null)

/** Null if there is none. */
export async function readMemoryFile<Entry>(
  siteRoot: string,
  file: string,
  { toList, isEntry }: MemoryShape,
): Promise<MemoryFile<Entry> | null> {
  let text = ''
  const hasList = (value: unknown) => toList(value) !== null
  const found = await readJsonAs<unknown>(file, hasList, (warning) => (text = warning))
  const list = toList(found) ?? []
  const others = list.filter((entry) => !isEntry(entry))
  if (others.length > 0)
    text = `${file}: ${others.length} of ${list.length} entries are not understood, and are carried along as they are.`
  else if (text === '')
    return found === null ? null : { found, entries: list as Entry[], others, fault: null }
  const aside = await toAside(file, found === null ? undefined : others)
  const fault = { file, aside: path.join(stateFolder(siteRoot), path.basename(aside)), text }
  return { found, entries: list.filter(isEntry) as Entry[], others, fault }
}

/** What several files have in common is said of the first. */
export function tellFaults(memories: readonly MemoryFile<unknown>[], warn: Warn): void {
  const told = new Set<string>()
  for (const { fault, others } of memories) {
    if (fault === null) continue
    const key = others.length > 0 ? fault.aside : fault.file
    if (!told.has(key)) warn(`${fault.text} ${describeAside(fault.aside)}`)
    told.add(key)
  }
}

/** Call it before the file in the state folder is written. */
export async function setFaultsAside(memories: readonly MemoryFile<unknown>[]): Promise<void> {
  for (const { fault } of memories) if (fault !== null) await setAside(fault.file, fault.aside)
}

/** Each once, though several files have it. */
export function joinOthers(memories: readonly MemoryFile<unknown>[]): unknown[] {
  const others = memories.flatMap((memory) => memory.others)
  return [...new Map(others.map((entry) => [JSON.stringify(entry), entry])).values()]
}
