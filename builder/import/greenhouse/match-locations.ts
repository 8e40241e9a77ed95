import type { LocationDocument } from '../../../client/shared/content-model/content-types.js'
import { isPresent } from '../../../client/content/documents/field-values.js'
import type { BoardJob } from './board-job.js'
import type { Vocabulary } from './vocabulary.js'

const SEPARATORS = /\s*[;|/]\s*|\s+or\s+/i

export interface MatchedLocations {
  places: LocationDocument[]
  /** Names for which the CMS has no place; nobody guesses. */
  unmatched: string[]
}

/** The places that a board writes in one line; where a name says nothing, the job's offices may. */
export function matchLocations(job: BoardJob, vocabulary: Vocabulary): MatchedLocations {
  const line = job.location?.name?.trim() ?? ''
  const names = vocabulary.location(line) ? [line] : line.split(SEPARATORS).filter(Boolean)
  const found = names.map((name) => ({ name, place: vocabulary.location(name) }))
  const unmatched = found.filter(({ place }) => place === undefined).map(({ name }) => name)
  const places = found.map(({ place }) => place).filter(isPresent)

  // Each office stands for one name at most, so as many names as offices are explained by them.
  const offices = (job.offices ?? [])
    .map(({ id }) => vocabulary.locationById(id))
    .filter(isPresent)
    .filter((office) => !places.includes(office))
  const isExplained = unmatched.length > 0 && offices.length === unmatched.length
  const isUnnamed = names.length === 0
  return isExplained || isUnnamed
    ? { places: unique([...places, ...offices]), unmatched: [] }
    : { places: unique(places), unmatched }
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)]
}
