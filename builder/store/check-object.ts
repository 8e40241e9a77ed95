import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** `size` is cheap and finds what is cut or missing; `content` finds every damage. */
export type CheckDepth = 'size' | 'content'

/** Whether an object holds a file, and only precompressed forms of the same. */
export function holdsFile(folder: string, name: string, body: Buffer, depth: CheckDepth): boolean {
  const file = path.join(folder, path.basename(name))
  if (!hasSize(file, body.length)) return false
  if (depth === 'size') return true
  try {
    return (
      readFileSync(file).equals(body) &&
      listForms(folder, name).every((suffix) => decompress(file, suffix).equals(body))
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
export function sizeOf(file: string): number | null {
  try {
    const found = statSync(file)
    return found.isFile() ? found.size : null
  } catch {
    return null
  }
}

/** Suffixes of the precompressed forms that an object has. */
export function listForms(folder: string, name: string): string[] {
  const base = path.basename(name)
  const names = readdirSync(folder)
  return SUFFIXES.filter((suffix) => names.includes(base + suffix))
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

const SUFFIXES = ['.br', '.gz']

function decompress(file: string, suffix: string): Buffer {
  const body = readFileSync(file + suffix)
  return suffix === '.br' ? brotliDecompressSync(body) : gunzipSync(body)
}
