import type { BoardVendor } from '../board-vendor.js'
import { readXml } from '../read-xml.js'
import { readTeamtailorJob } from './read-teamtailor-job.js'

const PAGE = 100

/**
 * The RSS feed: https://support.teamtailor.com/en/articles/11171756-rss-feed-how-to-guide. It has whole jobs.
 * The JSON feed beside it has no department, without which a job can have no page. A company of the American
 * instance is `COMPANY.na`.
 */
export const teamtailor: BoardVendor = {
  origin: (company) => `https://${company}.teamtailor.com`,
  listPath: () => toPagePath(0),
  readPage: (answer, path) => {
    const { channel } = readXml(answer, 'rss', ['item', 'location'])
    const { item = [] } = (channel ?? {}) as { item?: unknown[] }
    const offset = Number(new URL(path, 'https://teamtailor.com').searchParams.get('offset'))
    return { postings: item, nextPath: item.length < PAGE ? null : toPagePath(offset + PAGE) }
  },
  // The number in its address, and for lack of it the id of the feed.
  idOf: ({ link, guid }) => /\/jobs\/(\d+)/.exec(String(link))?.[1] ?? guid,
  readJob: readTeamtailorJob,
}

function toPagePath(offset: number): string {
  return `/jobs.rss?offset=${offset}&per_page=${PAGE}`
}
