import type { ListingView } from '../../shared/page-data/listing-views.js'
import type { JobRow, DepartmentRef } from '../../shared/page-data/views.js'
import { findMatch, type MatchOf } from './find-match.js'
import { createTextReader } from './job-texts.js'
import { readSearch, readStrictly, type Reading } from './read-search.js'
import { createSearchIndex } from './search-index.js'

/** What a search finds, and why. */
export interface Found extends Omit<Reading, 'terms'> {
  matchOf: MatchOf
  /** To look through instead; none where something was found. */
  departments: readonly DepartmentCount[]
}

/** Finds words in jobs. */
export interface SearchEngine {
  /** A strict one guesses nothing. */
  read: (text: string, isStrict?: boolean) => Found
  /** Reads all jobs in advance, in many short tasks. */
  prepare: () => Promise<void>
}

export type CreateSearchEngine = (listing: ListingView) => SearchEngine

/** In ms; a key press waits no longer for the jobs to be read. */
const LONGEST_TASK = 20

/** Reads the jobs at the first use; most visitors never search, so this is loaded only for those who do. */
export function createSearchEngine(listing: ListingView): SearchEngine {
  const index = createSearchIndex(listing)
  const readTexts = createTextReader(listing)
  return {
    read: (text, isStrict = false) => {
      index.read(Infinity)
      const { terms, ...found } = (isStrict ? readStrictly : readSearch)(index, listing, text)
      const isInVain = found.scores?.every((score) => score === 0) === true
      return {
        ...found,
        matchOf: (job: JobRow) => findMatch(job, readTexts(job), terms),
        departments: isInVain ? countDepartments(listing) : [],
      }
    },
    prepare: async () => {
      for (let end = Date.now() + LONGEST_TASK; index.read(1);) {
        if (Date.now() < end) continue
        await new Promise<void>((resume) => setTimeout(resume))
        end = Date.now() + LONGEST_TASK
      }
    },
  }
}

export interface DepartmentCount extends DepartmentRef {
  /** Open jobs. */
  count: number
}

/** Those that have jobs, where there is a choice. */
function countDepartments({ departments, jobs }: ListingView): DepartmentCount[] {
  const refs = [...departments, ...jobs.map(({ department }) => department)]
  const names = new Map(refs.map(({ slug, name }) => [slug, name]))
  const counts = [...names]
    .map(([slug, name]) => ({
      slug,
      name,
      count: jobs.filter(({ department }) => department.slug === slug).length,
    }))
    .filter(({ count }) => count > 0)
  return counts.length > 1 ? counts : []
}
