import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PublishedUrls } from '../../client/content/create-site-manifest.js'

/** Beside the manifest of a release, not served: the `PublishedUrls` of that release. */
export const PUBLISHED_URLS_FILE = 'addresses.json'

export interface AddressChanges {
  changed: string[]
  gone: string[]
}

/** What came or changed, and what is gone, in the order of the paths. */
export function findAddressChanges(former: PublishedUrls, next: PublishedUrls): AddressChanges {
  const changed = Object.entries(next.pages).filter(
    ([address, lastModified]) =>
      !Object.hasOwn(former.pages, address) || former.pages[address] !== lastModified,
  )
  const gone = Object.keys(former.pages).filter((address) => !Object.hasOwn(next.pages, address))
  return { changed: changed.map(([address]) => address), gone }
}

/** Only pages with a JobPosting, now or before: a page that lost it counts as gone. */
export function findPostingChanges(former: PublishedUrls, next: PublishedUrls): AddressChanges {
  const now = new Set(next.postings)
  const before = new Set(former.postings)
  const { changed } = findAddressChanges(former, next)
  const isNewOrChanged = new Set(changed)
  return {
    changed: next.postings.filter((path) => !before.has(path) || isNewOrChanged.has(path)),
    gone: former.postings.filter((path) => !now.has(path)),
  }
}

/** Null for a release without one. */
export async function readPublishedUrls(releaseFolder: string): Promise<PublishedUrls | null> {
  try {
    return JSON.parse(
      await readFile(path.join(releaseFolder, PUBLISHED_URLS_FILE), 'utf8'),
    ) as PublishedUrls
  } catch {
    return null
  }
}
