import type {
  FirstAnswer,
  JobGroup,
  ListingView,
  Results,
} from '../../shared/page-data/listing-views.js'
import { EMPTY_QUERY } from '../query/filter-query.js'
import { toVocabulary } from '../query/vocabulary.js'
import { createJobIndex } from '../search/job-index.js'
import { answerQuery } from './answer-query.js'
import { FIRST_ROWS, toNewest } from './first-rows.js'

/** What a listing of which all rows are given shows first, with as many rows as a page can bear. */
export function createFirstAnswer(listing: ListingView): FirstAnswer {
  const vocabulary = toVocabulary(listing)
  const { groups, results, found } = answerQuery(
    createJobIndex(listing, null),
    EMPTY_QUERY,
    vocabulary,
    listing.places,
  )
  return { vocabulary, groups, results: shorten(results, listing), found }
}

function shorten(results: Results, { departments }: ListingView): Results {
  if (results.kind === 'flat') return { kind: 'flat', jobs: results.jobs.slice(0, FIRST_ROWS) }
  const groups = results.groups.slice(0, FIRST_ROWS)
  const most = Math.max(1, Math.floor(FIRST_ROWS / groups.length))
  const paths = new Map(departments.map(({ slug, path }) => [slug, path]))
  return { kind: 'grouped', groups: groups.map((group) => cutGroup(group, most, paths)) }
}

function cutGroup(group: JobGroup, most: number, paths: ReadonlyMap<string, string>): JobGroup {
  if (group.jobs.length <= most) return group
  const jobs = toNewest(group.jobs, most)
  const path = paths.get(group.slug)
  return { ...group, jobs, ...(path === undefined ? {} : { path }) }
}
