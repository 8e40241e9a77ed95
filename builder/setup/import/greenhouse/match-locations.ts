import type { LocationDocument } from '../../../../client/shared/content-model/content-types.js'
import { isPresent } from '../../../../client/content/documents/field-values.js'
import type { BoardJob } from './board-job.js'
import type { Vocabulary } from './vocabulary.js'

const SEPARATORS = / ?[;|/] ?| or /i

interface MatchedLocations {
  locations: LocationDocument[]
  /** Names for which the CMS has no location. */
  unmatched: string[]
}

/** By the board's line of location names, and for names that are unknown by the job's offices. */
export function matchLocations(job: BoardJob, vocabulary: Vocabulary): MatchedLocations {
  const line = job.location?.name?.replace(/\s+/g, ' ').trim() ?? ''
  const names = vocabulary.location(line) ? [line] : line.split(SEPARATORS).filter(Boolean)
  const found = names.map((name) => ({ name, location: vocabulary.location(name) }))
  const unmatched = found.filter(({ location }) => location === undefined).map(({ name }) => name)
  const locations = found.map(({ location }) => location).filter(isPresent)

  // As many unknown names as remaining offices: the names must mean these offices.
  const offices = (job.offices ?? [])
    .map(({ id }) => vocabulary.locationById(id))
    .filter(isPresent)
    .filter((office) => !locations.includes(office))
  const isExplained = unmatched.length > 0 && offices.length === unmatched.length
  const isUnnamed = names.length === 0
  return isExplained || isUnnamed
    ? { locations: unique([...locations, ...offices]), unmatched: [] }
    : { locations: unique(locations), unmatched }
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)]
}
