import type { ListingView } from '../../shared/page-data/listing-views.js'
import type { JobRow } from '../../shared/page-data/views.js'
import { findMatch, type MatchOf } from './find-match.js'
import { createTextReader } from './job-texts.js'
import { createSearchIndex, searchJobs } from './search-index.js'
import type { SearchTerm } from './search-terms.js'
import { suggestSpelling } from './spelling.js'

/** Finds words in jobs. */
export interface SearchEngine {
  /** A score for each job of the listing, 0 for no match; null if the text has no word to look for. */
  score: (text: string) => Float32Array | null
  /** The likely spelling of a text that nothing has; null if there is none. */
  spell: (text: string) => string | null
  explain: (text: string) => MatchOf
  /** Reads a part of the jobs in advance; false when nothing is left to read. */
  prepare: () => boolean
}

export type CreateSearchEngine = (listing: ListingView) => SearchEngine

/** So many are read well within a frame, on a slow phone too. */
const AT_ONCE = 50

/** Reads the jobs at the first use; most visitors never search, so this is loaded only for those who do. */
export function createSearchEngine(listing: ListingView): SearchEngine {
  const index = createSearchIndex(listing)
  const whole = () => {
    index.read(Infinity)
    return index
  }
  const readTexts = createTextReader(listing)
  return {
    score: (text) => searchJobs(whole(), text),
    spell: (text) => suggestSpelling(whole(), text),
    explain: (text) => {
      let terms: readonly SearchTerm[] | undefined
      return (job: JobRow) => findMatch(job, readTexts(job), (terms ??= whole().toTerms(text)))
    },
    prepare: () => index.read(AT_ONCE),
  }
}
