import path from 'node:path'
import type { PageData } from '../../client/shared/page-data/page-data.js'
import { readJson } from '../lib/files.js'
import { shortHash } from '../lib/hash.js'
import type { LiveRelease } from '../release/live-release.js'
import type { DocumentOptions } from './html-document.js'

/** Not served: by file, the name of the HTML that it holds. */
export const HTML_NAMES_FILE = 'html-names.json'

/** By file, relative to the document root. */
export type HtmlNames = Record<string, string>

/** Names the HTML of a page after all that it is drawn from; `dataHash` is that of its page data. */
export type NameHtml = (page: PageData, dataHash: string) => string

const LENGTH = 16

/** `settingsHash` stands for the builder's code and its settings, the manifest for the templates. */
export function createHtmlNamer(
  options: DocumentOptions,
  staticQueries: Record<string, unknown>,
  settingsHash: string,
): NameHtml {
  const { manifest, siteTitle, feedLinks, describeForMachines } = options
  const shared = shortHash(LENGTH, JSON.stringify([manifest, siteTitle]), settingsHash)
  const queries = new Map(
    Object.entries(staticQueries).map(([hash, result]) => [
      hash,
      shortHash(LENGTH, JSON.stringify(result)),
    ]),
  )
  return (page, dataHash) => {
    const results = page.staticQueryHashes.map((hash) => queries.get(hash))
    const head = [feedLinks(page), describeForMachines(page)]
    return shortHash(LENGTH, shared, dataHash, JSON.stringify([results, head]))
  }
}

/** Empty where there is no former release, or one of older code. */
export async function readHtmlNames(release: LiveRelease | null): Promise<HtmlNames> {
  return release === null
    ? {}
    : ((await readJson(path.join(release.folder, HTML_NAMES_FILE))) ?? {})
}
