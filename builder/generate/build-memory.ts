import type { DocumentMemory } from '../content/document-memory.js'
import { createLanguagePrograms, type LanguagePrograms } from './languages/language-programs.js'
import type { LatestRelease } from '../release/former-release.js'
import type { KnownObjects } from '../release/prune-releases.js'

/** What a process that builds again and again keeps between two builds. */
export interface BuildMemory {
  documents: DocumentMemory
  latest: LatestRelease | null
  kept: KnownObjects
  /** Of the further languages of the site. */
  programs: LanguagePrograms
  /** The pruning of earlier releases, still under way; the next build does not wait for it. */
  cleaning: Promise<void>
}

export function createBuildMemory(): BuildMemory {
  return {
    documents: { known: null },
    latest: null,
    kept: new Map(),
    programs: createLanguagePrograms(),
    cleaning: Promise.resolve(),
  }
}
