import { shortHash } from '../lib/hash.js'

/** '20261120T231500123Z-3f9c1a': sorts by time, with a hash for releases of the same instant. */
export function createReleaseId(now: Date, ...madeFrom: string[]): string {
  const time = now.toISOString().replace(/[-:.]/g, '')
  return `${time}-${shortHash(6, ...madeFrom)}`
}
