/* What visitors save on their device: the button beside each role, the page of what is saved, shared lists. */
import { counted } from './formats/counted.js'

/** Beside a bookmark, in a narrow column. */
export const save = 'Merken'
export const saved = 'Gemerkt'
/** What screen readers call that button, pressed or not. */
export const saveRole = (title: string) => `Merken: ${title}`
/** A link, in a narrow column. */
export const savedRoles = (n: number) => `Merkliste (${n})`

export const savingForbidden =
  'Ihr Browser lässt die Seite nichts speichern: Sein Speicher ist abgeschaltet oder voll.'
export const noMoreThan = (n: number) =>
  `Ihre Merkliste ist mit ${n} Stellen voll. Bitte entfernen Sie zuerst eine.`

export const savedHeading = 'Merkliste'
export const savedLead = 'Die Stellen, die Sie sich auf diesem Gerät gemerkt haben.'
export const sharedHeading = 'Geteilte Stellen'
export const sharedLead =
  'Die Stellen, die der Link nennt. Merken Sie sich diese, um sie auf diesem Gerät zu behalten.'
/** Of a list, for screen readers. */
export const roles = 'Stellen'
export const needsScript =
  'Die Merkliste braucht JavaScript: Nur Ihr Browser bewahrt sie auf, niemand sonst.'

export const countSaved = (n: number) => counted(n, 'gemerkte Stelle', 'gemerkte Stellen')
export const countShared = (n: number) => counted(n, 'Stelle', 'Stellen')
export const oneRemoved = (title: string) => `„${title}“ ist entfernt.`
export const manyRemoved = (n: number) =>
  `${counted(n, 'Stelle', 'Stellen')} ${n === 1 ? 'ist' : 'sind'} entfernt.`
export const undo = 'Rückgängig'
export const copyLink = 'Link kopieren'
export const removeAll = 'Alle entfernen'
export const saveAll = 'Alle merken'
export const allSaved = 'Alle offenen Stellen sind gemerkt.'

export const nothingSaved = 'Ihre Merkliste ist leer'
export const howToSave =
  'Mit „Merken“ neben einer Stelle behalten Sie diese hier: nur auf diesem Gerät und ohne Konto. Ein Link bringt die Liste auf ein anderes Gerät oder zu anderen.'
export const seeAllRoles = 'Alle offenen Stellen ansehen'
export const allOpenRoles = 'Alle offenen Stellen'

/** Instead of a title that is not known. */
export const roleOfNumber = (id: string) => `Stelle ${id}`
export const cannotBeLoaded = 'Mehr zu dieser Stelle kann gerade nicht geladen werden.'
export const notOfThisSite = 'Unter dieser Nummer ist keine Stelle offen.'
export const noLongerOpen = 'Diese Stelle ist nicht mehr offen.'
/** A button that shows its first word; the list says the rest. */
export const remove = <Part>(title: string, hidden: (text: string) => Part) => [
  'Entfernen',
  hidden(`: ${title}`),
]
