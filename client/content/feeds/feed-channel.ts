import type { FeedJob } from './feed-jobs.js'

/** A feed as its readers name it, with the jobs in it. */
export interface FeedChannel {
  title: string
  description: string
  /** Absolute: the page that it is the feed of. */
  pageUrl: string
  /** Absolute: its own address. */
  feedUrl: string
  /** As the content service writes it: 'en-gb'. */
  lang: string
  jobs: readonly FeedJob[]
  /** Whether each item holds the whole text of the job, or its summary only. */
  isWhole: boolean
}
