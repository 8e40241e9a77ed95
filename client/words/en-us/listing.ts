import { toAlternatives, toList } from './formats.js'

export * from '../en-gb/listing.js'

/** Why a search found the role. @param texts That the row does not show. */
export const matches = (texts: readonly string[]) =>
  `Matches ${toList(texts.map((text) => `“${text}”`))}`
export const noneMatchesSearch = (text: string) => `No role matches “${text}”`

/** @param values From the address, at least one. */
export const unknownValues = (values: readonly string[]) => {
  const filters = values.length === 1 ? 'that filter was' : 'those filters were'
  const names = toAlternatives(values.map((value) => `“${value}”`))
  return `No open role is listed under ${names}, so ${filters} left out.`
}
export const removeFilter = (name: string) => `Remove “${name}”`

export const searchedSpelling = (text: string, spelling: string) =>
  `No role has “${text}”. Searched for “${spelling}”.`
/** @param words At least one. @param hasOthers Whether roles have all of the other words. */
export const wordsLeftOut = (words: readonly string[], hasOthers: boolean) => {
  const verb = words.length === 1 ? 'it was' : 'these were'
  const others = hasOthers ? '' : ' No role has all of the other words.'
  return `No role has ${toAlternatives(words.map((word) => `“${word}”`))}, so ${verb} left out.${others}`
}
/** @param pay '$50,000 a year or more' */
export const readAsPay = (text: string, pay: string) =>
  `“${text}” is read as ${pay}. Roles that do not state yearly pay in that currency are left out.`
export const noPayInCurrency = (text: string) =>
  `No role states yearly pay in the currency of “${text}”, so that was left out.`
