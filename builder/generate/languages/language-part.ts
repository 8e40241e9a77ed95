import type { SiteManifest } from '../../../client/content/create-site-manifest.js'
import { BASE } from '../../../client/shared/addresses/own-base.js'
import { isOwnPath } from '../../../client/shared/addresses/path-base.js'
import type { SharedSources } from '../../emit/write-shared-files.js'
import { createJobDigest } from '../../release/job-digest.js'
import type { StagedFiles } from '../../release/stage-files.js'
import type { StoredFile } from '../../release/store/stored-file.js'
import type { LanguageFacts } from '../../shared/site-root/release-manifest.js'

/**
 * What one language leaves for the release that holds all. It can be sent from one process to another, so it has
 * neither documents nor functions.
 */
export interface LanguagePart extends Omit<SharedSources, 'config'> {
  lang: string
  base: string
  facts: LanguageFacts
  timeZone: string
  /** ISO 8601; null if no job opens or closes by the calendar. */
  nextBoundary: string | null
  /** By name, relative to the document root. */
  files: ReadonlyMap<string, StoredFile>
  /** Paths in other languages to which redirects of this one lead, each with one that does. */
  elsewhere: ReadonlyMap<string, string>
}

export function toLanguagePart(
  { files, size }: Pick<StagedFiles, 'files' | 'size'>,
  manifest: SiteManifest,
): LanguagePart {
  const { content, pages, redirects } = manifest
  const targets = redirects.map(({ fromPath, toPath }) => [toPath, fromPath] as const)
  const isElsewhere = ([path]: readonly [string, string]) =>
    path.startsWith('/') && !isOwnPath(path)
  return {
    lang: content.lang,
    base: BASE,
    facts: { jobs: content.jobs.open.length, pages: pages.length, size: { ...size } },
    timeZone: content.timeZone,
    nextBoundary: manifest.nextBoundary,
    files,
    redirectMaps: manifest.redirectMaps,
    sitemap: manifest.sitemap,
    publishedUrls: manifest.publishedUrls,
    jobDigest: createJobDigest(content.jobs.open),
    jobMemory: manifest.jobMemory,
    pageMemory: manifest.pageMemory,
    elsewhere: new Map(targets.filter(isElsewhere)),
  }
}
