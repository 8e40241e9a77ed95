/* The list of roles with its filters, rows of roles on any page, and the parts of pages that editors put together. */
import { counted, toCountText } from './formats/counted.js'
import { toList } from './formats/list-text.js'

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
