import type { DocumentMemory } from '../content/document-memory.js'
import { createEmitMemory, type EmitMemory } from '../emit/emit-memory.js'
import type { KnownObjects } from '../release/prune-releases.js'

/** What a process that builds again and again keeps between two builds. */
export interface BuildMemory {
  documents: DocumentMemory
  emitted: EmitMemory
  kept: KnownObjects
  /** The pruning of earlier releases, still under way; the next build does not wait for it. */
  cleaning: Promise<void>
}

export function createBuildMemory(): BuildMemory {
  return {
    documents: { known: null },
    emitted: createEmitMemory(),
    kept: new Map(),
    cleaning: Promise.resolve(),
  }
}
