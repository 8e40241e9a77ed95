import type { DocumentMemory } from '../content/document-memory.js'
import { createLanguagePrograms, type LanguagePrograms } from './languages/language-programs.js'
import type { KnownObjects } from '../release/prune-releases.js'
import type { FileList } from '../release/store/file-list.js'

/** What a process that builds again and again keeps between two builds. */
export interface BuildMemory {
  documents: DocumentMemory
  /** The files of the release that was written last. */
  latest: { releaseId: string; files: FileList } | null
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
