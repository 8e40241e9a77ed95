/* The list of roles with its filters, rows of roles on any page, and the parts of pages that editors put together. */
import { counted, toAlternatives, toCountText, toList } from './formats.js'

export * from '../en-gb/listing.js'

/* A row. */

export const isNew = 'Nieuw'
export const closesSoon = 'Sluit binnenkort'
export const closes = <Day>(day: Day) => ['Reageren t/m ', day]
export const posted = <Day>(day: Day) => ['Geplaatst op ', day]
/** After the first places of a role: 'Utrecht, Gent, Breda, +2 andere'. */
export const andMore = (n: number) => `, +${n} andere`
export const hybridWith = (officeDays: number) =>
  `Hybride, ${counted(officeDays, 'kantoordag', 'kantoordagen')}`
/** Why a search found the role. @param texts That the row does not show. */
export const matches = (texts: readonly string[]) =>
  `Past bij ${toList(texts.map((text) => `‘${text}’`))}`

/* The list. */

export const showMore = (n: number) => `Nog ${counted(n, 'vacature', 'vacatures')} tonen`
export const allIn = (n: number, department: string) =>
  n === 1 ? `De vacature bij ${department}` : `Alle ${toCountText(n)} vacatures bij ${department}`

export const sortBy = 'Sorteren op'
export const byDepartment = 'Afdeling'
export const byMatch = 'Relevantie'
export const byDate = 'Nieuwste'

export const showAllRoles = 'Alle vacatures tonen'
export const searchFailed = <Again>(again: Again) => [
  'Het zoeken is niet geladen, daarom zie je alle vacatures. ',
  again,
]
export const rolesFailed = 'De vacatures konden niet worden geladen.'
export const tryAgain = 'Opnieuw proberen'

export const needsScript = (total: number) =>
  `Zoeken en filteren werkt met JavaScript en een actuele browser. Hier staan alle vacatures (${toCountText(total)}); elke afdeling en elke plaats heeft een eigen pagina.`
/** Where the page has only the first of the roles. */
export const longNeedsScript = (total: number) =>
  `Zoeken en filteren werkt met JavaScript en een actuele browser. Alle vacatures (${toCountText(total)}) staan op de pagina’s van afdelingen en plaatsen en in de lijst van A tot Z.`

export const noRoles = 'Er zijn op dit moment geen vacatures.'
export const noneMatchesSearch = (text: string) => `Geen vacature past bij ‘${text}’`
export const noneMatchesAll = 'Geen vacature past bij alle filters'
export const takeOneAway = 'Laat je een van deze weg, dan zijn er wel vacatures:'
export const browseDepartment = 'Of kijk rond bij een afdeling:'
/** A button, with the number of roles that it shows. */
export const actionFor = (action: string, n: number) =>
  `${action} (${counted(n, 'vacature', 'vacatures')})`

export const copySearch = 'Link naar deze zoekopdracht kopiëren'
/** The only place of a country, in a list of countries. */
export const placeIn = (country: string, place: string) => `${country} (${place})`

export const feedOfAll = 'Feed met alle vacatures'
/** @param search 'Techniek, Utrecht' */
export const feedOfSearch = (search: string) => `Feed voor deze zoekopdracht: ${search}`

/* The filters. */

export const filterForm = 'Vacatures'
export const searchRoles = 'Zoek in vacatures'
export const anyPay = 'Elk salaris'
export const clearAll = 'Alles wissen'
export const chosenFilters = 'Gekozen filters'
/** A button that shows the name of the filter only. */
export const removeChosen = <Part>(
  name: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [shown(name), hidden(' weghalen')]
/** A button, of which screen readers say to which filter it belongs. */
export const showAllOf = <Part>(
  n: number,
  filter: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [shown(`Alle ${n} tonen`), hidden(`: ${filter}`)]
export const showFewerOf = <Part>(
  filter: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [shown('Minder tonen'), hidden(`: ${filter}`)]
export const placesIn = (country: string) => `Plaatsen in ${country}`

/** A button that opens them on a small screen, and what it opens. */
export const openFilters = 'Filters'
export const openFiltersApplied = (n: number) => `Filters, ${n} gekozen`
export const filters = 'Filters'
export const closeFilters = 'Sluiten'
export const showRoles = 'Vacatures tonen'
export const showCount = (n: number) => `${counted(n, 'vacature', 'vacatures')} tonen`
export const noneToShow = 'Geen passende vacatures'

/** Links in place of filters, while there is no script. */
export const departmentLinks = 'Afdelingen'
export const openDepartmentLinks = 'Naar een afdeling'
export const jumpTo = 'Ga naar'

/* On many pages. */

export const breadcrumb = 'Kruimelpad'
/** A button beside a field. */
export const search = 'Zoeken'
export const linkCopied = 'Link gekopieerd'
export const cannotCopy =
  'Deze browser laat de pagina niet kopiëren: neem het adres uit de adresbalk'
/** After the name of what a link leads to, for screen readers. */
export const withOpenRoles = (n: number) => `, ${counted(n, 'vacature', 'vacatures')}`

/* Parts of a page to which editors gave no heading, for screen readers. */

export const benefits = 'Wat wij bieden'
export const departments = 'Afdelingen'
export const questions = 'Vragen'
export const featuredRoles = 'Uitgelichte vacatures'
export const offices = 'Kantoren'
export const people = 'Collega’s'
export const steps = 'Stappen'
export const table = 'Tabel'

/** Of the field for a search. */
export const findRole = 'Vind een vacature'
/** Of an office. */
export const openRolesThere = (n: number) =>
  n === 0 ? 'Geen vacatures' : counted(n, 'vacature', 'vacatures')

/* The filters of the list, and what is said of what they or a search find. */

export const location = 'Locatie'
export const department = 'Afdeling'
export const type = 'Dienstverband'
export const remote = 'Op afstand'
export const pay = 'Salaris'

export const remoteOnly = 'Alleen werk op afstand'
/** @param amount With its currency: '€ 50.000'. */
export const payOrMore = (amount: string) => `${amount} per jaar of meer`

export const openRoles = 'Vacatures'
export const openRolesIn = (department: string) => `Vacatures bij ${department}`

export const countOpen = (n: number) => counted(n, 'vacature', 'vacatures')
export const countOf = (found: number, total: number) =>
  `${toCountText(found)} van ${counted(total, 'vacature', 'vacatures')}`
export const noOpenRoles = 'Geen vacatures'
export const noneMatches = 'Geen passende vacatures'
/** For screen readers. @param found One of the four above. */
export const newestFirst = (found: string) => `${found}, nieuwste eerst`
export const searching = (total: number) =>
  `${counted(total, 'vacature wordt', 'vacatures worden')} doorzocht…`

/** @param values From the address, at least one. */
export const unknownValues = (values: readonly string[]) => {
  const filters = values.length === 1 ? 'telt dat filter' : 'tellen die filters'
  const names = toAlternatives(values.map((value) => `‘${value}’`))
  return `Onder ${names} staat geen vacature, daarom ${filters} niet mee.`
}

/** Among the chosen filters. */
export const searchedFor = (text: string) => `‘${text}’`
/** Buttons, of which each says how many roles there are without its filter. */
export const removeSearch = 'Zoekterm weghalen'
export const removeFilter = (name: string) => `‘${name}’ weghalen`

/** @param other Roles paid otherwise. @param silent Roles that state no pay. Not both are 0. */
export const notCompared = (other: number, currency: string, silent: number) => {
  const roles = [
    other === 0
      ? ''
      : `${counted(other, 'vacature', 'vacatures')} zonder jaarsalaris in ${currency}`,
    silent === 0 ? '' : `${counted(silent, 'vacature', 'vacatures')} zonder vermeld salaris`,
  ]
  return `Niet vergeleken: ${roles.filter(Boolean).join(' en ')}.`
}

export const remoteHint = (n: number, country: string) =>
  `+ ${counted(n, 'vacature', 'vacatures')} op afstand (${country})`
/** Countries that a sentence names otherwise than editors do; by ISO 3166. */
export const countriesInSentence: Record<string, string> = {
  GB: 'het VK',
  US: 'de VS',
  AE: 'de VAE',
  PH: 'de Filipijnen',
}

/* How a search was understood. */

export const searchedSpelling = (text: string, spelling: string) =>
  `Geen vacature bevat ‘${text}’. Er is gezocht naar ‘${spelling}’.`
export const searchedMost =
  'Geen vacature bevat al deze woorden. Er is gezocht naar de meeste ervan.'
/** @param words At least one. @param hasOthers Whether roles have all of the other words. */
export const wordsLeftOut = (words: readonly string[], hasOthers: boolean) => {
  const verb = words.length === 1 ? 'telt dat woord' : 'tellen die woorden'
  const others = hasOthers ? '' : ' Geen vacature bevat alle andere woorden.'
  const names = words.map((word) => `‘${word}’`).join(' of ')
  return `Geen vacature bevat ${names}, daarom ${verb} niet mee.${others}`
}
/** @param pay '€ 50.000 per jaar of meer' */
export const readAsPay = (text: string, pay: string) =>
  `‘${text}’ is gelezen als ${pay}. Vacatures zonder jaarsalaris in die valuta tellen niet mee.`
export const noPayInCurrency = (text: string) =>
  `Geen vacature noemt een jaarsalaris in de valuta van ‘${text}’, daarom telt dat niet mee.`

/* The list of open roles on other websites. */

export const seeAllRoles = 'Alle vacatures bekijken'
/** Of more than one, more than are listed. */
export const seeAllOf = (count: number) => `Alle ${count} vacatures bekijken`
export const noRolesAtPresent = 'Op dit moment geen vacatures.'
