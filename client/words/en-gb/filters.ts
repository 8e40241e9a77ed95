/* The filters of the list, and what is said of what they or a search find. */
import { counted, toCountText } from './formats/counted.js'
import { toAlternatives } from './formats/list-text.js'

export const location = 'Location'
export const department = 'Department'
export const type = 'Type'
export const remote = 'Remote'
export const pay = 'Pay'

export const remoteOnly = 'Remote roles only'
/** @param amount With its currency: '£50,000'. */
export const payOrMore = (amount: string) => `${amount} a year or more`

export const openRoles = 'Open roles'
export const openRolesIn = (department: string) => `Open roles in ${department}`

export const countOpen = (n: number) => counted(n, 'open role')
export const countOf = (found: number, total: number) =>
  `${toCountText(found)} of ${counted(total, 'role')}`
export const noOpenRoles = 'No open roles'
export const noneMatches = 'No roles match'
/** For screen readers. @param found One of the four above. */
export const newestFirst = (found: string) => `${found}, newest first`
export const searching = (total: number) => `Searching ${counted(total, 'role')}…`

/** @param values From the address, at least one. */
export const unknownValues = (values: readonly string[]) => {
  const filters = values.length === 1 ? 'that filter was' : 'those filters were'
  const names = toAlternatives(values.map((value) => `‘${value}’`))
  return `No open role is listed under ${names}, so ${filters} left out.`
}

/** Among the chosen filters. */
export const searchedFor = (text: string) => `“${text}”`
/** Buttons, of which each says how many roles there are without its filter. */
export const removeSearch = 'Remove your search'
export const removeFilter = (name: string) => `Remove ‘${name}’`

/** @param other Roles paid otherwise. @param silent Roles that state no pay. Not both are 0. */
export const notCompared = (other: number, currency: string, silent: number) => {
  const roles = [
    other === 0 ? '' : `${counted(other, 'role')} not paid by the year in ${currency}`,
    silent === 0 ? '' : `${counted(silent, 'role')} without stated pay`,
  ]
  return `Not compared: ${roles.filter(Boolean).join(', and ')}.`
}

export const remoteHint = (n: number, country: string) =>
  `+ ${counted(n, 'remote role')} open to ${country}`
/** Countries that a sentence names otherwise than editors do, as in 'open to the UK'; by ISO 3166. */
export const countriesInSentence: Record<string, string> = {
  GB: 'the UK',
  US: 'the US',
  AE: 'the UAE',
  NL: 'the Netherlands',
  PH: 'the Philippines',
}

/* How a search was understood. */

export const searchedSpelling = (text: string, spelling: string) =>
  `No role has ‘${text}’. Searched for ‘${spelling}’.`
export const searchedMost = 'No role has all of these words. Searched for most of them.'
/** @param words At least one. @param hasOthers Whether roles have all of the other words. */
export const wordsLeftOut = (words: readonly string[], hasOthers: boolean) => {
  const verb = words.length === 1 ? 'it was' : 'these were'
  const others = hasOthers ? '' : ' No role has all of the other words.'
  return `No role has ${words.map((word) => `‘${word}’`).join(' or ')}, so ${verb} left out.${others}`
}
/** @param pay '£50,000 a year or more' */
export const readAsPay = (text: string, pay: string) =>
  `‘${text}’ is read as ${pay}. Roles that do not state yearly pay in that currency are left out.`
export const noPayInCurrency = (text: string) =>
  `No role states yearly pay in the currency of ‘${text}’, so that was left out.`
