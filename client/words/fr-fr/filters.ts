/* The filters of the list, and what is said of what they or a search find. */
import { counted, toCountText } from './formats/counted.js'
import { toAlternatives } from './formats/list-text.js'

export * from '../en-gb/filters.js'

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
