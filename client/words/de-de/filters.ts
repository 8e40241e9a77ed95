/* The filters of the list, and what is said of what they or a search find. */
import { counted, toCountText } from './formats/counted.js'
import { toAlternatives } from './formats/list-text.js'

export * from '../en-gb/filters.js'

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
