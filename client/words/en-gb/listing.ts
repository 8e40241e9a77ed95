/* The list of roles with its filters, rows of roles on any page, and the parts of pages that editors put together. */
import { counted, toAlternatives, toCountText, toList } from './formats.js'

/* A row. */

export const isNew = 'New'
export const closesSoon = 'Closes soon'
export const closes = <Day>(day: Day) => ['Closes ', day]
export const posted = <Day>(day: Day) => ['Posted ', day]
/** After the first places of a role: 'Leeds, Bristol, York, +2 more'. */
export const andMore = (n: number) => `, +${n} more`
export const hybridWith = (officeDays: number) => `Hybrid, ${counted(officeDays, 'office day')}`
/** Why a search found the role. @param texts That the row does not show. */
export const matches = (texts: readonly string[]) =>
  `Matches ${toList(texts.map((text) => `‘${text}’`))}`

/* The list. */

export const showMore = (n: number) => `Show ${counted(n, 'more role')}`
export const allIn = (n: number, department: string) => `All ${counted(n, 'role')} in ${department}`

export const sortBy = 'Sort by'
export const byDepartment = 'Department'
export const byMatch = 'Best match'
export const byDate = 'Newest'

export const showAllRoles = 'Show all roles'
export const searchFailed = <Again>(again: Again) => [
  'The search has not loaded, so this is the list of all roles. ',
  again,
]
export const rolesFailed = 'The roles could not be loaded.'
export const tryAgain = 'Try again'

export const needsScript = (total: number) =>
  `Search and filters need JavaScript and a current browser. This is the list of all ${counted(total, 'role')}; each department and place has a page of its own.`
/** Where the page has only the first of the roles. */
export const longNeedsScript = (total: number) =>
  `Search and filters need JavaScript and a current browser. The pages of departments and places, and the list from A to Z, have all ${counted(total, 'role')}.`

export const noRoles = 'There are no open roles at present.'
export const noneMatchesSearch = (text: string) => `No role matches ‘${text}’`
export const noneMatchesAll = 'No roles match all of that'
export const takeOneAway = 'Roles turn up when you take one thing away:'
export const browseDepartment = 'Or look through a department:'
/** A button, with the number of roles that it shows. */
export const actionFor = (action: string, n: number) => `${action} (${counted(n, 'role')})`

export const copySearch = 'Copy link to this search'
/** The only place of a country, in a list of countries. */
export const placeIn = (country: string, place: string) => `${country} (${place})`

export const feedOfAll = 'Feed for all roles'
/** @param search 'Engineering, Bristol' */
export const feedOfSearch = (search: string) => `Feed for this search: ${search}`

/* The filters. */

export const filterForm = 'Roles'
export const searchRoles = 'Search roles'
export const anyPay = 'Any pay'
export const clearAll = 'Clear all'
export const chosenFilters = 'Active filters'
/** A button that shows the name of the filter only. */
export const removeChosen = <Part>(
  name: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [hidden('Remove '), shown(name)]
/** A button, of which screen readers say to which filter it belongs. */
export const showAllOf = <Part>(
  n: number,
  filter: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [shown(`Show all ${n}`), hidden(` in ${filter}`)]
export const showFewerOf = <Part>(
  filter: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [shown('Show fewer'), hidden(` in ${filter}`)]
export const placesIn = (country: string) => `Places in ${country}`

/** A button that opens them on a small screen, and what it opens. */
export const openFilters = 'Filters'
export const openFiltersApplied = (n: number) => `Filters, ${n} applied`
export const filters = 'Filters'
export const closeFilters = 'Close'
export const showRoles = 'Show roles'
export const showCount = (n: number) => `Show ${counted(n, 'role')}`
export const noneToShow = 'No roles match'

/** Links in place of filters, while there is no script. */
export const departmentLinks = 'Jump to a department'
export const openDepartmentLinks = 'Jump to a department'
export const jumpTo = 'Jump to'

/* On many pages. */

export const breadcrumb = 'Breadcrumb'
/** A button beside a field. */
export const search = 'Search'
export const linkCopied = 'Link copied'
export const cannotCopy =
  'This browser does not let the page copy: take the address from its address bar'
/** After the name of what a link leads to, for screen readers. */
export const withOpenRoles = (n: number) => `, ${counted(n, 'open role')}`

/* Parts of a page to which editors gave no heading, for screen readers. */

export const benefits = 'Benefits'
export const departments = 'Departments'
export const questions = 'Questions'
export const featuredRoles = 'Featured roles'
export const offices = 'Offices'
export const people = 'People'
export const steps = 'Steps'
export const table = 'Table'

/** Of the field for a search. */
export const findRole = 'Find a role'
/** Of an office. */
export const openRolesThere = (n: number) => (n === 0 ? 'No open roles' : counted(n, 'open role'))

/* The filters of the list, and what is said of what they or a search find. */

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

/* The list of open roles on other websites. */

export const seeAllRoles = 'See all roles'
/** Of more than one, more than are listed. */
export const seeAllOf = (count: number) => `See all ${count} open roles`
export const noRolesAtPresent = 'No open roles at present.'
