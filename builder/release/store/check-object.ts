import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  readSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** Bytes of each precompressed form, by its suffix: '.br' or '.gz'. */
export type FormSizes = Readonly<Record<string, number>>

/** `size` is cheap and finds what is cut or missing; `content` finds every damage. */
export type CheckDepth = 'size' | 'content'

/** Whether an object holds a file, with these precompressed forms of it or more. */
export function holdsFile(
  file: string,
  body: Buffer,
  forms: FormSizes,
  depth: CheckDepth,
): boolean {
  // First, because most files of a first build are not there.
  if (!hasSize(file, body.length) || !holdsForms(file, forms)) return false
  const found = listForms(file)
  if (Object.values(found).includes(0)) return false
  if (depth === 'size') return true
  try {
    return (
      readFileSync(file).equals(body) &&
      Object.keys(found).every((suffix) => decompress(file, suffix).equals(body))
    )
  } catch {
    return false
  }
}

/** A power cut or a full disk can leave less of a file, or nothing. */
export function hasSize(file: string, bytes: number): boolean {
  return sizeOf(file) === bytes
}

/** In bytes; null for anything that cannot be read as a file. */
function sizeOf(file: string): number | null {
  try {
    const found = statSync(file, { throwIfNoEntry: false })
    return found?.isFile() === true ? found.size : null
  } catch {
    return null
  }
}

function holdsForms(file: string, forms: FormSizes): boolean {
  return Object.entries(forms).every(([suffix, bytes]) => hasSize(file + suffix, bytes))
}

/** The precompressed forms that there are. */
export function listForms(file: string): FormSizes {
  const sizes = SUFFIXES.map((suffix) => [suffix, sizeOf(file + suffix)] as const)
  return Object.fromEntries(sizes.filter((entry): entry is [string, number] => entry[1] !== null))
}

/** Whether an object holds just these links. */
export function holdsLinks(folder: string, links: ReadonlyMap<string, string>): boolean {
  try {
    return (
      readdirSync(folder).length === links.size &&
      [...links].every(([name, target]) => readlinkSync(path.join(folder, name)).endsWith(target))
    )
  } catch {
    return false
  }
}

/** In bytes. */
const PIECE = 1_000_000

/** Compares piece by piece, because files can be long. */
export function isSameFile(file: string, other: string): boolean {
  if (!hasSize(other, statSync(file).size)) return false
  const pieces = [file, other].map((each) => ({
    descriptor: openSync(each, 'r'),
    buffer: Buffer.allocUnsafe(PIECE),
  }))
  try {
    for (;;) {
      const [one, two] = pieces.map(({ descriptor, buffer }) =>
        buffer.subarray(0, readSync(descriptor, buffer)),
      ) as [Buffer, Buffer]
      if (!one.equals(two)) return false
      if (one.length === 0) return true
    }
  } finally {
    for (const { descriptor } of pieces) closeSync(descriptor)
  }
}

const SUFFIXES = ['.br', '.gz']

function decompress(file: string, suffix: string): Buffer {
  const body = readFileSync(file + suffix)
  return suffix === '.br' ? brotliDecompressSync(body) : gunzipSync(body)
}
