import { createHash } from 'node:crypto'

/** Sixteen hexadecimal digits: the same for the same parts, in whichever process. */
export function createBuildKey(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
