import { createHash } from 'node:crypto'

/** The first `length` hexadecimal digits of a SHA-256. */
export function shortHash(length: number, ...parts: readonly (string | Uint8Array)[]): string {
  return shortHashOf(length, parts)
}

/** The same of parts that need not be in memory together. */
export function shortHashOf(length: number, parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, length)
}
