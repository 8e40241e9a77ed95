import type {
  LocationData,
  LocationDocument,
} from '../../../client/shared/content-model/content-types.js'
import type { Workplace } from '../../../client/shared/content-model/content-values.js'
import { isPresent } from '../../../client/content/documents/field-values.js'
import { toCountry } from '../../../client/content/values/country.js'
import { toWorkplace } from '../../../client/content/values/workplace.js'
import type { BoardJob, BoardPlace, Note } from '../board-job.js'
import { toPlace } from '../to-place.js'
import type { Units } from './units.js'

const SEPARATORS = / ?[;|/] ?| or /i

interface MatchedPlaces {
  locations: LocationDocument[]
  /** What the names say of it: boards write 'Hybrid' where the place should be. */
  workplace: Workplace | null
}

/** By the names of places, and for names that are unknown by the posting's offices. */
export function matchPlaces(
  { places, offices: given, workplace: stated }: BoardJob,
  units: Units,
  note: Note,
): MatchedPlaces {
  const found = places
    .flatMap((place) => splitPlace(place, units))
    .map((place) => readPlace(place, units))
  const unmatched = found.filter(({ location, name }) => location === undefined && name !== '')
  const locations = found.map(({ location }) => location).filter(isPresent)
  const workplace = found.map((each) => each.workplace).find(isPresent) ?? null

  const offices = given
    .map((unit) => units.office(unit))
    .filter(isPresent)
    .filter((office) => !locations.includes(office))
  // As many unknown names as remaining offices: the names must mean these offices.
  const isExplained = unmatched.length > 0 && offices.length === unmatched.length
  const takesOffices = (isExplained || locations.length === 0) && offices.length > 0
  if (takesOffices) {
    const names = offices.map(({ data }) => data.name).join(', ')
    for (const { name } of unmatched) {
      note(`no location is called "${name}": it is taken for its offices, ${names}`)
    }
    return { locations: [...new Set([...locations, ...offices])], workplace }
  }
  const all = found.map(({ name, place, location }) => {
    if (location !== undefined || name === '') return location
    const own = units.ownLocation(place)
    if (own === undefined) note(`no location is called "${name}"`)
    return own
  })
  if (!all.some(isPresent) && (stated ?? workplace) === 'Remote') {
    all.push(units.ownLocation({ name: 'Remote', address: null }))
  }
  return { locations: [...new Set(all.filter(isPresent))], workplace }
}

/** One with a town is one place; a country alone is that of one name and not of several. */
function splitPlace(place: BoardPlace, units: Units): BoardPlace[] {
  const { name, address } = place
  if ((address?.town ?? null) !== null || units.location(name) !== undefined) return [place]
  const names = name.split(SEPARATORS).filter(Boolean)
  return names.length === 1 ? [place] : names.map((each) => ({ name: each, address: null }))
}

interface ReadPlace {
  /** What is to be a location; empty if the name is a way of working. */
  name: string
  /** The same without a way of working. */
  place: BoardPlace
  location: LocationDocument | undefined
  workplace: Workplace | null
}

/** 'Leeds', 'Hybrid', 'Leeds (Hybrid)', 'Remote - UK', 'Leeds, UK' */
function readPlace(place: BoardPlace, units: Units): ReadPlace {
  const { name, address } = place
  const location = findLocation(place, units)
  if (location !== undefined) return { name, place, location, workplace: null }
  const whole = toWorkplace(name)
  if (whole !== null) {
    const there = address && toPlace(address)
    return there === null
      ? { name: '', place, location: undefined, workplace: whole }
      : {
          name: there.name,
          place: there,
          location: findLocation(there, units),
          workplace: whole,
        }
  }
  const [, before = '', inBrackets = ''] = /^(.+?)\s*[([](.+)[)\]]$/.exec(name) ?? []
  const [, first = '', second = ''] = /^(.+?)(?:, | ?[-–—:] )(.+)$/.exec(name) ?? []
  for (const [rest, model] of [
    [before, inBrackets],
    [first, second],
    [second, first],
  ] as const) {
    const workplace = toWorkplace(model)
    if (workplace === null) continue
    const bare = { name: rest, address }
    const known = findLocation(bare, units)
    return { name: known === undefined ? name : rest, place: bare, location: known, workplace }
  }
  return { name, place, location: undefined, workplace: null }
}

/** By its name, by town and country, or a country by its code. */
function findLocation({ name, address }: BoardPlace, units: Units): LocationDocument | undefined {
  const known = units.location(name)
  if (known !== undefined) return known
  const country = toCountryAlone({ name, address })
  if (country !== null) return units.countryOf({ data: { country } as LocationData })
  const parts = name.split(/,\s*/)
  const town = units.location(address?.town ?? parts[0] ?? '')
  const behind = parts.length > 1 ? toCountriesBehindTown(parts.at(-1) ?? '') : []
  const given = address?.country ?? null
  const countries: (string | null)[] = given === null ? behind : [toCountry(given)]
  const isThere = countries.includes(town?.data.country ?? '')
  return isThere ? town : undefined
}

/** The code of an address that is a country and nothing else, as its name says, too: ('UK', 'GB') → GB. */
function toCountryAlone({ name, address }: BoardPlace): string | null {
  if (address === null || address.town !== null) return null
  const country = toCountry(address.country)
  return toCountry(name) === country ? country : null
}

const STATES = new Set(
  'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'.split(
    ' ',
  ),
)
const PROVINCES = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '))

/**
 * The countries that may be meant by what stands behind a town: 'TX' is in the United States alone, 'CA' may be
 * California as well as Canada.
 */
export function toCountriesBehindTown(part: string): string[] {
  const code = part.trim().toUpperCase()
  const countries = [
    toCountry(part),
    STATES.has(code) ? 'US' : null,
    PROVINCES.has(code) ? 'CA' : null,
  ]
  return [...new Set(countries.filter((country) => country !== null))]
}
