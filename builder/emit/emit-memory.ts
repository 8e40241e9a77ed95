import type { ManifestPage } from '../../client/content/create-site-manifest.js'
import type { SiteFile } from '../../client/content/site/site.js'
import type { SiteList } from '../../client/content/site/site-list.js'
import type { MadeFiles } from '../release/stage-release.js'
import type { FileList } from '../release/store/file-list.js'

/**
 * What a process that builds again and again keeps of the files that it has made: by what they were made
 * from, because unchanged content is the same object.
 */
export interface EmitMemory {
  /** With which code and settings all of it was made. */
  settingsHash: string | null
  pages: WeakMap<ManifestPage, MadePage>
  files: WeakMap<SiteFile, MadeFiles>
  /** By name. */
  lists: Map<string, { list: SiteList; made: MadeFiles }>
  latest: { releaseId: string; files: FileList } | null
}

export interface MadePage {
  /** Hash of everything else that the page was made from. */
  frame: string
  dataHash: string
  made: MadeFiles
}

export function createEmitMemory(): EmitMemory {
  return {
    settingsHash: null,
    latest: null,
    pages: new WeakMap(),
    files: new WeakMap(),
    lists: new Map(),
  }
}

/** Forgets what was made with other code or settings. */
export function keepOnlyOf(memory: EmitMemory, settingsHash: string): void {
  if (memory.settingsHash === settingsHash) return
  const { latest } = memory
  Object.assign(memory, createEmitMemory(), { settingsHash, latest })
}
