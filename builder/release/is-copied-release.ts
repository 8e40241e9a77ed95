import { hasBuilt } from './fencing.js'
import { readRecordedId } from './job-memory.js'

/**
 * Whether the live release, by its id, was copied from an image instead of published on this volume. Then it
 * lacks the closed jobs that only the volume remembers.
 */
export async function isCopiedRelease(siteRoot: string, id: string): Promise<boolean> {
  const recorded = await readRecordedId(siteRoot)
  return recorded === null ? hasBuilt(siteRoot) : id > recorded
}
