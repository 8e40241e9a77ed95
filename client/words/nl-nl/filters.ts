/* The filters of the list, and what is said of what they or a search find. */
import { counted, toCountText } from './formats/counted.js'
import { toAlternatives } from './formats/list-text.js'

export * from '../en-gb/filters.js'

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
