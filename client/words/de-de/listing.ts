/* The list of roles with its filters, rows of roles on any page, and the parts of pages that editors put together. */
import { counted, toAlternatives, toCountText, toList } from './formats.js'

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

/* The filters of the list, and what is said of what they or a search find. */

export const location = 'Standort'
export const department = 'Bereich'
export const type = 'Beschäftigung'
export const remote = 'Remote'
export const pay = 'Gehalt'

export const remoteOnly = 'Nur Remote-Stellen'
/** @param amount With its currency: '50.000 €'. */
export const payOrMore = (amount: string) => `${amount} pro Jahr oder mehr`

export const openRoles = 'Offene Stellen'
export const openRolesIn = (department: string) => `Offene Stellen im Bereich ${department}`

export const countOpen = (n: number) => counted(n, 'offene Stelle', 'offene Stellen')
export const countOf = (found: number, total: number) =>
  `${toCountText(found)} von ${counted(total, 'Stelle', 'Stellen')}`
export const noOpenRoles = 'Keine offenen Stellen'
export const noneMatches = 'Keine passenden Stellen'
/** For screen readers. @param found One of the four above. */
export const newestFirst = (found: string) => `${found}, neueste zuerst`
export const searching = (total: number) =>
  `${counted(total, 'Stelle wird', 'Stellen werden')} durchsucht …`

/** @param values From the address, at least one. */
export const unknownValues = (values: readonly string[]) => {
  const filters = values.length === 1 ? 'bleibt dieser Filter' : 'bleiben diese Filter'
  const names = toAlternatives(values.map((value) => `„${value}“`))
  return `Unter ${names} gibt es keine offene Stelle, deshalb ${filters} unberücksichtigt.`
}

/** Among the chosen filters. */
export const searchedFor = (text: string) => `„${text}“`
/** Buttons, of which each says how many roles there are without its filter. */
export const removeSearch = 'Suchbegriff entfernen'
export const removeFilter = (name: string) => `„${name}“ entfernen`

/** @param other Roles paid otherwise. @param silent Roles that state no pay. Not both are 0. */
export const notCompared = (other: number, currency: string, silent: number) => {
  const roles = [
    other === 0 ? '' : `${counted(other, 'Stelle', 'Stellen')} ohne Jahresgehalt in ${currency}`,
    silent === 0 ? '' : `${counted(silent, 'Stelle', 'Stellen')} ohne Gehaltsangabe`,
  ]
  return `Nicht verglichen: ${roles.filter(Boolean).join(' und ')}.`
}

export const remoteHint = (n: number, country: string) =>
  `+ ${counted(n, 'Remote-Stelle', 'Remote-Stellen')} (${country})`
/** Countries that a sentence names otherwise than editors do; by ISO 3166. */
export const countriesInSentence: Record<string, string> = {}

/* How a search was understood. */

export const searchedSpelling = (text: string, spelling: string) =>
  `Zu „${text}“ gibt es keine Stelle. Gesucht wird nach „${spelling}“.`
export const searchedMost =
  'Keine Stelle enthält alle diese Wörter. Gesucht wird nach den meisten davon.'
/** @param words At least one. @param hasOthers Whether roles have all of the other words. */
export const wordsLeftOut = (words: readonly string[], hasOthers: boolean) => {
  const verb = words.length === 1 ? 'bleibt dieses Wort' : 'bleiben diese Wörter'
  const others = hasOthers ? '' : ' Alle übrigen Wörter zusammen enthält keine Stelle.'
  const names = words.map((word) => `„${word}“`).join(' oder ')
  return `Keine Stelle enthält ${names}, deshalb ${verb} unberücksichtigt.${others}`
}
/** @param pay '50.000 € pro Jahr oder mehr' */
export const readAsPay = (text: string, pay: string) =>
  `„${text}“ gilt als ${pay}. Stellen ohne Jahresgehalt in dieser Währung sind nicht dabei.`
export const noPayInCurrency = (text: string) =>
  `Keine Stelle nennt ein Jahresgehalt in der Währung von „${text}“, deshalb bleibt es unberücksichtigt.`

/* The list of open roles on other websites. */

export const seeAllRoles = 'Alle Stellen ansehen'
/** Of more than one, more than are listed. */
export const seeAllOf = (count: number) => `Alle ${count} offenen Stellen ansehen`
export const noRolesAtPresent = 'Zurzeit gibt es keine offenen Stellen.'
