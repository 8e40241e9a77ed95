import path from 'node:path'
import type { PublishedUrls } from '../../../client/content/create-site-manifest.js'
import { readJsonAs } from '../../shared/site-root/json-files.js'
import { isRecord } from '../../../client/shared/lib/is-record.js'
import { isText, listOf, shapeOf } from '../../shared/site-root/shapes.js'

/** Beside the manifest of a release, not served: the `PublishedUrls` of that release. */
export const PUBLISHED_URLS_FILE = 'addresses.json'

interface UrlChanges {
  changed: string[]
  gone: string[]
}

export function findUrlChanges(former: PublishedUrls, next: PublishedUrls): UrlChanges {
  const changed = Object.entries(next.pages).filter(
    ([page, lastModified]) =>
      !Object.hasOwn(former.pages, page) || former.pages[page] !== lastModified,
  )
  const gone = Object.keys(former.pages).filter((page) => !Object.hasOwn(next.pages, page))
  return { changed: changed.map(([page]) => page), gone }
}

/** Only pages with a JobPosting; a page that no longer has one counts as gone. */
export function findPostingChanges(former: PublishedUrls, next: PublishedUrls): UrlChanges {
  const now = new Set(next.postings)
  const before = new Set(former.postings)
  const { changed } = findUrlChanges(former, next)
  const isNewOrChanged = new Set(changed)
  return {
    changed: next.postings.filter((path) => !before.has(path) || isNewOrChanged.has(path)),
    gone: former.postings.filter((path) => !now.has(path)),
  }
}

const isPublishedUrls = shapeOf<PublishedUrls>({ pages: isRecord, postings: listOf(isText) })

/** Null for a release without the file, or with a damaged one. */
export async function readPublishedUrls(releaseFolder: string): Promise<PublishedUrls | null> {
  return readJsonAs(path.join(releaseFolder, PUBLISHED_URLS_FILE), isPublishedUrls)
}
