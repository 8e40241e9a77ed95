/* The list of roles with its filters, rows of roles on any page, and the parts of pages that editors put together. */
import { counted, toAlternatives, toCountText, toList } from './formats.js'

export * from '../en-gb/listing.js'

/* A row. */

export const isNew = 'Nouveau'
export const closesSoon = 'Bientôt close'
export const closes = <Day>(day: Day) => ['Jusqu’au ', day]
export const posted = <Day>(day: Day) => ['Publiée le ', day]
/** After the first places of a role: 'Lyon, Lille, Nantes, +2 autres'. */
export const andMore = (n: number) => `, +${n} ${n < 2 ? 'autre' : 'autres'}`
export const hybridWith = (officeDays: number) =>
  `Hybride, ${counted(officeDays, 'jour sur site', 'jours sur site')}`
/** Why a search found the role. @param texts That the row does not show. */
export const matches = (texts: readonly string[]) =>
  `Correspond à ${toList(texts.map((text) => `« ${text} »`))}`

/* The list. */

export const showMore = (n: number) => `Afficher ${counted(n, 'autre offre', 'autres offres')}`
export const allIn = (n: number, department: string) =>
  n < 2 ? `L’offre ${department}` : `Les ${toCountText(n)} offres ${department}`

export const sortBy = 'Trier par'
export const byDepartment = 'Métier'
export const byMatch = 'Pertinence'
export const byDate = 'Date'

export const showAllRoles = 'Afficher toutes les offres'
export const searchFailed = <Again>(again: Again) => [
  'La recherche n’a pas été chargée : voici toutes les offres. ',
  again,
]
export const rolesFailed = 'Les offres n’ont pas pu être chargées.'
export const tryAgain = 'Réessayer'

export const needsScript = (total: number) =>
  `La recherche et les filtres demandent JavaScript et un navigateur récent. Voici toutes les offres (${toCountText(total)}) ; chaque métier et chaque lieu a sa propre page.`
/** Where the page has only the first of the roles. */
export const longNeedsScript = (total: number) =>
  `La recherche et les filtres demandent JavaScript et un navigateur récent. Les pages des métiers et des lieux, et la liste de A à Z, contiennent toutes les offres (${toCountText(total)}).`

export const noRoles = 'Il n’y a pas d’offre d’emploi en ce moment.'
export const noneMatchesSearch = (text: string) => `Aucune offre ne correspond à « ${text} »`
export const noneMatchesAll = 'Aucune offre ne correspond à tous les filtres'
export const takeOneAway = 'En retirant l’un d’eux, vous trouverez des offres :'
export const browseDepartment = 'Ou parcourez un métier :'
/** A button, with the number of roles that it shows. */
export const actionFor = (action: string, n: number) =>
  `${action} (${counted(n, 'offre', 'offres')})`

export const copySearch = 'Copier le lien de cette recherche'
/** The only place of a country, in a list of countries. */
export const placeIn = (country: string, place: string) => `${country} (${place})`

export const feedOfAll = 'Flux de toutes les offres'
/** @param search 'Technique, Lyon' */
export const feedOfSearch = (search: string) => `Flux de cette recherche : ${search}`

/* The filters. */

export const filterForm = 'Offres'
export const searchRoles = 'Rechercher une offre'
export const anyPay = 'Indifférent'
export const clearAll = 'Tout effacer'
export const chosenFilters = 'Filtres choisis'
/** A button that shows the name of the filter only. */
export const removeChosen = <Part>(
  name: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [hidden('Retirer '), shown(name)]
/** A button, of which screen readers say to which filter it belongs. */
export const showAllOf = <Part>(
  n: number,
  filter: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [shown(`Tout afficher (${n})`), hidden(` : ${filter}`)]
export const showFewerOf = <Part>(
  filter: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [shown('Afficher moins'), hidden(` : ${filter}`)]
export const placesIn = (country: string) => `Lieux : ${country}`

/** A button that opens them on a small screen, and what it opens. */
export const openFilters = 'Filtres'
export const openFiltersApplied = (n: number) => `Filtres, ${counted(n, 'choisi', 'choisis')}`
export const filters = 'Filtres'
export const closeFilters = 'Fermer'
export const showRoles = 'Afficher les offres'
export const showCount = (n: number) => `Afficher ${counted(n, 'offre', 'offres')}`
export const noneToShow = 'Aucune offre ne correspond'

/** Links in place of filters, while there is no script. */
export const departmentLinks = 'Métiers'
export const openDepartmentLinks = 'Aller à un métier'
export const jumpTo = 'Aller à'

/* On many pages. */

export const breadcrumb = 'Fil d’Ariane'
/** A button beside a field. */
export const search = 'Rechercher'
export const linkCopied = 'Lien copié'
export const cannotCopy =
  'Ce navigateur ne permet pas à la page de copier : prenez l’adresse dans la barre d’adresse'
/** After the name of what a link leads to, for screen readers. */
export const withOpenRoles = (n: number) => `, ${counted(n, 'offre', 'offres')}`

/* Parts of a page to which editors gave no heading, for screen readers. */

export const benefits = 'Avantages'
export const departments = 'Métiers'
export const questions = 'Questions'
export const featuredRoles = 'Offres à la une'
export const offices = 'Sites'
export const people = 'Nos équipes'
export const steps = 'Étapes'
export const table = 'Tableau'

/** Of the field for a search. */
export const findRole = 'Trouver une offre'
/** Of an office. */
export const openRolesThere = (n: number) =>
  n === 0 ? 'Aucune offre' : counted(n, 'offre', 'offres')

/* The filters of the list, and what is said of what they or a search find. */

export const location = 'Lieu'
export const department = 'Métier'
export const type = 'Contrat'
export const remote = 'Télétravail'
export const pay = 'Salaire'

export const remoteOnly = 'Télétravail uniquement'
/** @param amount With its currency: '50 000 €'. */
export const payOrMore = (amount: string) => `${amount} par an ou plus`

export const openRoles = 'Offres d’emploi'
export const openRolesIn = (department: string) => `Offres d’emploi : ${department}`

export const countOpen = (n: number) => counted(n, 'offre d’emploi', 'offres d’emploi')
export const countOf = (found: number, total: number) =>
  `${toCountText(found)} sur ${counted(total, 'offre', 'offres')}`
export const noOpenRoles = 'Aucune offre d’emploi'
export const noneMatches = 'Aucune offre ne correspond'
/** For screen readers. @param found One of the four above. */
export const newestFirst = (found: string) => `${found}, les plus récentes d’abord`
export const searching = (total: number) => `Recherche dans ${counted(total, 'offre', 'offres')}…`

/** @param values From the address, at least one. */
export const unknownValues = (values: readonly string[]) => {
  const filters = values.length === 1 ? 'ce filtre a été ignoré' : 'ces filtres ont été ignorés'
  const names = toAlternatives(values.map((value) => `« ${value} »`))
  return `Aucune offre n’est classée sous ${names} : ${filters}.`
}

/** Among the chosen filters. */
export const searchedFor = (text: string) => `« ${text} »`
/** Buttons, of which each says how many roles there are without its filter. */
export const removeSearch = 'Retirer la recherche'
export const removeFilter = (name: string) => `Retirer « ${name} »`

/** @param other Roles paid otherwise. @param silent Roles that state no pay. Not both are 0. */
export const notCompared = (other: number, currency: string, silent: number) => {
  const roles = [
    other === 0 ? '' : `${counted(other, 'offre', 'offres')} sans salaire annuel en ${currency}`,
    silent === 0 ? '' : `${counted(silent, 'offre', 'offres')} sans salaire indiqué`,
  ]
  return `Non comparé : ${roles.filter(Boolean).join(' et ')}.`
}

export const remoteHint = (n: number, country: string) =>
  `+ ${counted(n, 'offre', 'offres')} en télétravail (${country})`
/** Countries that a sentence names otherwise than editors do; by ISO 3166. */
export const countriesInSentence: Record<string, string> = {}

/* How a search was understood. */

export const searchedSpelling = (text: string, spelling: string) =>
  `Aucune offre ne contient « ${text} ». Résultats pour « ${spelling} ».`
export const searchedMost =
  'Aucune offre ne contient tous ces mots. Résultats pour la plupart d’entre eux.'
/** @param words At least one. @param hasOthers Whether roles have all of the other words. */
export const wordsLeftOut = (words: readonly string[], hasOthers: boolean) => {
  const verb = words.length === 1 ? 'ce mot a été ignoré' : 'ces mots ont été ignorés'
  const others = hasOthers ? '' : ' Aucune offre ne contient tous les autres mots.'
  const names = words.map((word) => `« ${word} »`).join(' ou ')
  return `Aucune offre ne contient ${names} : ${verb}.${others}`
}
/** @param pay '50 000 € par an ou plus' */
export const readAsPay = (text: string, pay: string) =>
  `« ${text} » est compris comme ${pay}. Les offres sans salaire annuel dans cette devise ne sont pas affichées.`
export const noPayInCurrency = (text: string) =>
  `Aucune offre n’indique de salaire annuel dans la devise de « ${text} » : ce texte a été ignoré.`

/* The list of open roles on other websites. */

export const seeAllRoles = 'Voir toutes les offres'
/** Of more than one, more than are listed. */
export const seeAllOf = (count: number) => `Voir les ${count} offres`
export const noRolesAtPresent = 'Aucune offre d’emploi en ce moment.'
