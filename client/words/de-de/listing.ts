/* The list of roles with its filters, rows of roles on any page, and the parts of pages that editors put together. */
import { counted, toCountText } from './formats/counted.js'
import { toList } from './formats/list-text.js'

export * from '../en-gb/listing.js'

/* A row. */

export const isNew = 'Neu'
export const closesSoon = 'Endet bald'
export const closes = <Day>(day: Day) => ['Bewerbung bis ', day]
export const posted = <Day>(day: Day) => ['Veröffentlicht am ', day]
/** After the first places of a role: 'Leipzig, Köln, Ulm, +2 weitere'. */
export const andMore = (n: number) => `, +${n} weitere`
export const hybridWith = (officeDays: number) =>
  `Hybrid, ${counted(officeDays, 'Bürotag', 'Bürotage')}`
/** Why a search found the role. @param texts That the row does not show. */
export const matches = (texts: readonly string[]) =>
  `Passt zu ${toList(texts.map((text) => `„${text}“`))}`

/* The list. */

export const showMore = (n: number) => `${counted(n, 'weitere Stelle', 'weitere Stellen')} anzeigen`
export const allIn = (n: number, department: string) =>
  `Alle ${counted(n, 'Stelle', 'Stellen')} im Bereich ${department}`

export const sortBy = 'Sortieren nach'
export const byDepartment = 'Bereich'
export const byMatch = 'Relevanz'
export const byDate = 'Datum'

export const showAllRoles = 'Alle Stellen anzeigen'
export const searchFailed = <Again>(again: Again) => [
  'Die Suche ist nicht geladen, deshalb sehen Sie alle Stellen. ',
  again,
]
export const rolesFailed = 'Die Stellen konnten nicht geladen werden.'
export const tryAgain = 'Erneut versuchen'

export const needsScript = (total: number) =>
  `Suche und Filter brauchen JavaScript und einen aktuellen Browser. Hier sehen Sie alle offenen Stellen (${toCountText(total)}); jeder Bereich und jeder Ort hat eine eigene Seite.`
/** Where the page has only the first of the roles. */
export const longNeedsScript = (total: number) =>
  `Suche und Filter brauchen JavaScript und einen aktuellen Browser. Alle offenen Stellen (${toCountText(total)}) finden Sie auf den Seiten der Bereiche und Orte und in der Liste von A bis Z.`

export const noRoles = 'Zurzeit gibt es keine offenen Stellen.'
export const noneMatchesSearch = (text: string) => `Keine Stelle passt zu „${text}“`
export const noneMatchesAll = 'Keine Stelle passt zu allen Filtern'
export const takeOneAway = 'Wenn Sie eines davon weglassen, gibt es passende Stellen:'
export const browseDepartment = 'Oder sehen Sie sich in einem Bereich um:'
/** A button, with the number of roles that it shows. */
export const actionFor = (action: string, n: number) =>
  `${action} (${counted(n, 'Stelle', 'Stellen')})`

export const copySearch = 'Link zu dieser Suche kopieren'
/** The only place of a country, in a list of countries. */
export const placeIn = (country: string, place: string) => `${country} (${place})`

export const feedOfAll = 'Feed mit allen Stellen'
/** @param search 'Technik, Leipzig' */
export const feedOfSearch = (search: string) => `Feed zu dieser Suche: ${search}`

/* The filters. */

export const filterForm = 'Stellen'
export const searchRoles = 'Stellen durchsuchen'
export const anyPay = 'Beliebig'
export const clearAll = 'Alles zurücksetzen'
export const chosenFilters = 'Gewählte Filter'
/** A button that shows the name of the filter only. */
export const removeChosen = <Part>(
  name: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [shown(name), hidden(' entfernen')]
/** A button, of which screen readers say to which filter it belongs. */
export const showAllOf = <Part>(
  n: number,
  filter: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [shown(`Alle ${n} anzeigen`), hidden(`: ${filter}`)]
export const showFewerOf = <Part>(
  filter: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [shown('Weniger anzeigen'), hidden(`: ${filter}`)]
export const placesIn = (country: string) => `Orte: ${country}`

/** A button that opens them on a small screen, and what it opens. */
export const openFilters = 'Filter'
export const openFiltersApplied = (n: number) => `Filter, ${n} gewählt`
export const filters = 'Filter'
export const closeFilters = 'Schließen'
export const showRoles = 'Stellen anzeigen'
export const showCount = (n: number) => `${counted(n, 'Stelle', 'Stellen')} anzeigen`
export const noneToShow = 'Keine passenden Stellen'

/** Links in place of filters, while there is no script. */
export const departmentLinks = 'Bereiche'
export const openDepartmentLinks = 'Zu einem Bereich springen'
export const jumpTo = 'Springen zu'

/* On many pages. */

export const breadcrumb = 'Navigationspfad'
/** A button beside a field. */
export const search = 'Suchen'
export const linkCopied = 'Link kopiert'
export const cannotCopy =
  'Ihr Browser lässt die Seite nichts kopieren: Bitte übernehmen Sie die Adresse aus der Adresszeile'
/** After the name of what a link leads to, for screen readers. */
export const withOpenRoles = (n: number) => `, ${counted(n, 'offene Stelle', 'offene Stellen')}`

/* Parts of a page to which editors gave no heading, for screen readers. */

export const benefits = 'Das bieten wir'
export const departments = 'Bereiche'
export const questions = 'Fragen'
export const featuredRoles = 'Ausgewählte Stellen'
export const offices = 'Standorte'
export const people = 'Menschen bei uns'
export const steps = 'Schritte'
export const table = 'Tabelle'

/** Of the field for a search. */
export const findRole = 'Stelle finden'
/** Of an office. */
export const openRolesThere = (n: number) =>
  n === 0 ? 'Keine offenen Stellen' : counted(n, 'offene Stelle', 'offene Stellen')
