import type { FeedJob } from './feed-jobs.js'

export interface FeedChannel {
  title: string
  description: string
  /** Absolute: the page that shows the same jobs. */
  pageUrl: string
  /** Absolute: the feed's own address. */
  feedUrl: string
  /** As the content service writes it: 'en-gb'. */
  lang: string
  jobs: readonly FeedJob[]
  /** Whether an item holds the whole text of a job, or only its summary. */
  isWhole: boolean
}

export interface BoardChannel {
  jobs: readonly FeedJob[]
  organisation: string
  siteUrl: string
  publisher: string | null
  /** The company's number at the board. */
  companyId: string | null
}
