import type { SiteList } from '../../client/content/site/site-list.js'
import { BOARD_URL } from '../../client/shared/addresses/page-paths.js'
import type { ReleaseSources } from './release-sources.js'

/** What previews join to their drafts; none without a job board. */
export function createBoardList({ content }: ReleaseSources): SiteList[] {
  if (content.ofBoard === null) return []
  const parts = content.ofBoard.map((document) => ({
    sources: [document],
    create: () => JSON.stringify(document),
  }))
  return [{ name: BOARD_URL.slice(1), head: '[', separator: ',', parts, tail: ']' }]
}
