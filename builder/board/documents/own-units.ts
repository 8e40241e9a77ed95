import type {
  DepartmentDocument,
  LocationData,
  LocationDocument,
} from '../../../client/shared/content-model/content-types.js'
import { slugify } from '../../../client/content/lib/slugify.js'
import { toCountry, toCountryName } from '../../../client/content/values/country.js'
import { toTown } from '../../../client/content/values/town.js'
import { toWorkplace } from '../../../client/content/values/workplace.js'
import type { BoardPlace } from '../board-job.js'
import { toCountriesBehindTown } from './match-places.js'
import { linkTo, madeDocument } from './made-document.js'
import type { Units } from './units.js'

export interface WithOwnUnits {
  units: Units
  /** Of the names that the CMS does not know, as far as postings have asked for them. */
  listOwn: () => (DepartmentDocument | LocationDocument)[]
}

const NO_DATES = { published: null, updated: null }

/** Departments and places of a board that the CMS does not know become documents of their own, with pages. */
export function withOwnUnits(known: Units, lang: string): WithOwnUnits {
  const departments = new Map<string, DepartmentDocument>()
  const locations = new Map<string, LocationDocument>()
  const addLocation = (uid: string, data: () => Partial<LocationData>) =>
    getOrMake(locations, uid, () =>
      madeDocument('location', { id: `board-location-${uid}`, uid, lang }, data(), NO_DATES),
    )
  const units: Units = {
    ...known,
    countryOf: (location) => {
      const { country } = location.data
      const name = country === null ? null : toCountryName(country, lang)
      return (
        known.countryOf(location) ??
        (name === null
          ? undefined
          : addLocation(slugify(name), () => ({ name, kind: 'country', country })))
      )
    },
    ownDepartment: ({ name }) => {
      if (name === '') return undefined
      const uid = slugify(name)
      return getOrMake(departments, uid, () =>
        madeDocument(
          'department',
          { id: `board-department-${uid}`, uid, lang },
          { name },
          NO_DATES,
        ),
      )
    },
    ownLocation: (place) => addLocation(slugify(place.name), () => toLocation(place, known)),
  }
  return { units, listOwn: () => [...departments.values(), ...locations.values()] }
}

/** 'Leeds', 'Leeds, UK', 'Leeds, West Yorkshire, United Kingdom', 'United Kingdom', 'Remote' */
function toLocation(place: BoardPlace, known: Units): Partial<LocationData> {
  const { name, address } = place
  const parts = name.split(/,\s*/)
  const [first = ''] = parts
  const country = toOnlyCountry(place)
  const isCountry = address === null && parts.length === 1 && country !== null
  const kind = isCountry ? 'country' : toWorkplace(name) === 'Remote' ? 'remote' : 'office'
  const data: Partial<LocationData> = { name, kind, country: country as LocationData['country'] }
  if (kind !== 'office') return data
  const parent = known.countryOf({ data: data as LocationData })
  const inTheMiddle = parts.length > 2 ? parts.slice(1, -1).join(', ') : null
  return {
    ...data,
    locality: toTown(address?.town ?? first),
    region: address?.region ?? inTheMiddle,
    ...(parent !== undefined && { parent: linkTo(parent) }),
  }
}

/** None where the name may mean several: editors add the place with its country. */
function toOnlyCountry({ name, address }: BoardPlace): string | null {
  if (address !== null && address.country !== null) return toCountry(address.country)
  const parts = name.split(/,\s*/)
  if (parts.length === 1) return toCountry(name)
  const [only = null, ...others] = toCountriesBehindTown(parts.at(-1) ?? '')
  return others.length === 0 ? only : null
}

function getOrMake<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const made = map.get(key) ?? make()
  map.set(key, made)
  return made
}
