import { toCountry, toCountryName } from '../../client/content/values/country.js'
import type { BoardAddress, BoardPlace } from './board-job.js'

/** A place by its parts: ('Porto', null, 'PT') → 'Porto, Portugal'. Null if there are none. */
export function toPlace({ town, region, country }: BoardAddress): BoardPlace | null {
  const countryName = toCountryName(toCountry(country) ?? '', 'en') ?? country
  const parts = [town, region === town ? null : region, countryName]
  const name = parts.filter((part) => part !== null).join(', ')
  return name === '' ? null : { name, address: { town, region, country } }
}

/** Under the name that the board has for it, or else by its parts. */
export function toNamedPlace(name: string, address: BoardAddress): BoardPlace | null {
  const place = toPlace(address)
  return name === '' ? place : { name, address: place && place.address }
}
