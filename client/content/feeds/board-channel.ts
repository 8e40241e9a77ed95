import type { FeedJob } from './feed-jobs.js'

/** What a job board's feed is made from. */
export interface BoardChannel {
  jobs: readonly FeedJob[]
  organisation: string
  siteUrl: string
  publisher: string | null
  /** The company's number at the board. */
  companyId: string | null
}
