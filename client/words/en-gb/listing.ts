/* The list of roles with its filters, rows of roles on any page, and the parts of pages that editors put together. */
import { counted } from './formats/counted.js'
import { toList } from './formats/list-text.js'

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
