import { closeSync, openSync, readSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import type { DerivedText, Source } from '../../../client/content/site/site-list.js'

/*
 * Where the parts of long lists lie that this process has written. A part that is made from the same objects as
 * then is taken from that file: one job has changed, and a thousand others need not be made from their texts again.
 */

/** In bytes of the file that holds it. */
export interface WrittenPart {
  start: number
  length: number
  /** Of its bytes, since a disk can lose them. */
  checksum: number
  /** What it is made from. */
  sources: readonly Source[]
}

interface KnownPart extends WrittenPart {
  file: string
}

/** By the object that a part is made from first: a job. */
type KnownParts = WeakMap<object, KnownPart>

/** By the place of a list. */
const lists = new Map<string, KnownParts>()

export interface PartReader {
  /** Null if the part has to be made. */
  read: (part: DerivedText) => Buffer | null
  close: () => void
}

/** Reads parts of a list as they were written last. */
export function openWrittenParts(list: string): PartReader {
  const known = lists.get(list)
  const descriptors = new Map<string, number | null>()
  const open = (file: string) => {
    const descriptor = descriptors.get(file) ?? openIfThere(file)
    descriptors.set(file, descriptor)
    return descriptor
  }
  return {
    read: ({ sources }) => {
      const written = known?.get(toKey(sources))
      if (written === undefined || !isSame(written.sources, sources)) return null
      const descriptor = open(written.file)
      return descriptor === null ? null : readPart(descriptor, written)
    },
    close: () => {
      for (const descriptor of descriptors.values()) if (descriptor !== null) closeSync(descriptor)
    },
  }
}

/** Remembers the parts of a list in a file, in their order, each with its bytes. */
export function rememberWrittenParts(
  list: string,
  file: string,
  parts: readonly WrittenPart[],
): void {
  const known: KnownParts = new WeakMap()
  for (const part of parts) known.set(toKey(part.sources), { ...part, file })
  lists.set(list, known)
}

/** A part without an object among its sources is none that is worth remembering. */
const NO_OBJECT = {}

function toKey([first = null]: readonly Source[]): object {
  return typeof first === 'object' && first !== null ? first : NO_OBJECT
}

function isSame(some: readonly Source[], others: readonly Source[]): boolean {
  return some.length === others.length && some.every((source, index) => source === others[index])
}

function openIfThere(file: string): number | null {
  try {
    return openSync(file, 'r')
  } catch {
    return null
  }
}

/** Null where the disk does not give it as it was written. */
function readPart(descriptor: number, { start, length, checksum }: WrittenPart): Buffer | null {
  const bytes = Buffer.allocUnsafe(length)
  try {
    const isWhole = readSync(descriptor, bytes, 0, length, start) === length
    return isWhole && crc32(bytes) === checksum ? bytes : null
  } catch {
    return null
  }
}
