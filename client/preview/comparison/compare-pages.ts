import type { PageData } from '../../shared/page-data/page-data.js'
import { compareValues, type Change } from './compare-values.js'

/** What one version of the site shows at one address. */
export interface PageVersion {
  page: PageData
  /** What the page shares with others, such as the menu, by the hash of the static query. */
  shared: Readonly<Record<string, unknown>>
}

export type Comparison =
  | { kind: 'nothing' }
  | { kind: 'new' }
  | { kind: 'gone'; title: string }
  | { kind: 'both'; changes: Change[]; sharedChanges: Change[] }

/** Null for a version without a page. */
export function comparePages(before: PageVersion | null, after: PageVersion | null): Comparison {
  if (before === null) return { kind: after === null ? 'nothing' : 'new' }
  if (after === null) return { kind: 'gone', title: before.page.result.pageContext.head.title }
  const hashes = [...new Set([...Object.keys(after.shared), ...Object.keys(before.shared)])]
  return {
    kind: 'both',
    changes: compareValues(toRead(before.page), toRead(after.page)),
    sharedChanges: hashes.flatMap((hash) => compareValues(before.shared[hash], after.shared[hash])),
  }
}

function toRead({ path, componentChunkName, result: { data, pageContext } }: PageData) {
  const { title, description, robots, image } = pageContext.head
  return {
    address: path,
    pageKind: KINDS[componentChunkName] ?? '',
    ...data,
    titleInSearchResults: title,
    descriptionInSearchResults: description,
    robots,
    imageWhenShared: image,
  }
}

/** Where a draft opens or closes a role, one address shows another kind of page. */
const KINDS: Partial<Record<PageData['componentChunkName'], string>> = {
  'component---job-page': 'Open role',
  'component---closed-job-page': 'Closed role',
}
