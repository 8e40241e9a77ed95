import type { LocationDocument } from '../../../../client/shared/content-model/content-types.js'
import type { Workplace } from '../../../../client/shared/content-model/content-values.js'
import { isPresent } from '../../../../client/content/documents/field-values.js'
import { toWorkplace } from '../../../../client/content/values/workplace.js'
import type { BoardJob } from './board-job.js'
import { decodeEntities } from './parse-html.js'
import type { Vocabulary } from './vocabulary.js'

const SEPARATORS = / ?[;|/] ?| or /i

interface MatchedLocations {
  locations: LocationDocument[]
  /** What the line says of it: boards write 'Hybrid' where the place should be. */
  workplace: Workplace | null
  notes: string[]
}

/** By the board's line of location names, and for names that are unknown by the job's offices. */
export function matchLocations(job: BoardJob, vocabulary: Vocabulary): MatchedLocations {
  const line = decodeEntities(job.location?.name ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  const names = vocabulary.location(line) ? [line] : line.split(SEPARATORS).filter(Boolean)
  const found = names.map((name) => readName(name, vocabulary))
  const unmatched = found.filter(({ location, name }) => location === undefined && name !== '')
  const locations = found.map(({ location }) => location).filter(isPresent)
  const workplace = found.map((each) => each.workplace).find(isPresent) ?? null

  const offices = (job.offices ?? [])
    .map(({ id }) => vocabulary.locationById(id))
    .filter(isPresent)
    .filter((office) => !locations.includes(office))
  // As many unknown names as remaining offices: the names must mean these offices.
  const isExplained = unmatched.length > 0 && offices.length === unmatched.length
  const takesOffices = (isExplained || locations.length === 0) && offices.length > 0
  const officeNames = offices.map(({ data }) => data.name).join(', ')
  return {
    locations: [...new Set([...locations, ...(takesOffices ? offices : [])])],
    workplace,
    notes: unmatched.map(({ name }) =>
      takesOffices
        ? `no location is called "${name}": it is taken for its offices, ${officeNames}`
        : `no location is called "${name}"`,
    ),
  }
}

interface ReadName {
  /** What is to be a location; empty if the name is a way of working. */
  name: string
  location: LocationDocument | undefined
  workplace: Workplace | null
}

/** 'Leeds', 'Hybrid', 'Leeds (Hybrid)', 'Remote - UK' */
function readName(name: string, vocabulary: Vocabulary): ReadName {
  const location = vocabulary.location(name)
  if (location !== undefined) return { name, location, workplace: null }
  const whole = toWorkplace(name)
  if (whole !== null) return { name: '', location: undefined, workplace: whole }
  const [, before = '', inBrackets = ''] = /^(.+?)\s*[([](.+)[)\]]$/.exec(name) ?? []
  const [, first = '', second = ''] = /^(.+?)(?:, | ?[-–—:] )(.+)$/.exec(name) ?? []
  for (const [place, model] of [
    [before, inBrackets],
    [first, second],
    [second, first],
  ] as const) {
    const workplace = toWorkplace(model)
    const known = vocabulary.location(place)
    if (workplace !== null && known !== undefined)
      return { name: place, location: known, workplace }
  }
  return { name, location: undefined, workplace: null }
}
