/* The pages beside the list and the role: their headings, leads, links. */
import { counted } from './formats.js'

export * from '../en-gb/pages.js'

/** The first part of a trail of links. */
export const allRoles = 'Alle Stellen'
export const allOpenRoles = 'Alle offenen Stellen'
export const seeAllRoles = 'Alle offenen Stellen ansehen'
export const openRoles = (n: number) => counted(n, 'offene Stelle', 'offene Stellen')

/** Of the field for a search, on the front page. */
export const findYourPlace = (n: number) =>
  `Finden Sie Ihren Platz: ${counted(n, 'offene Stelle', 'offene Stellen')}`
export const departments = 'Bereiche'
export const places = 'Orte'
export const allRolesAToZ = 'Alle Stellen von A bis Z'

export const department = 'Bereich'
export const location = 'Standort'
export const landingRoles = (n: number) =>
  n === 0 ? 'Zurzeit keine offenen Stellen' : counted(n, 'offene Stelle', 'offene Stellen')
export const newestOnly = (n: number) =>
  n === 1 ? 'Hier sehen Sie die neueste.' : `Hier sehen Sie die ${n} neuesten.`
export const filterThese = 'In der Liste aller Stellen filtern'
/** A feed of the roles of a department or place. */
export const followNewRoles = (name: string) => `Neue Stellen verfolgen: ${name}`
export const allRolesOf = (name: string) => `${name}: alle Stellen von A bis Z`
export const remoteRoles = (place: string) => `Remote-Stellen (${place})`
export const allRemoteRoles = (n: number, place: string) =>
  `Alle ${counted(n, 'Remote-Stelle', 'Remote-Stellen')} (${place})`
export const about = (name: string) => `Über ${name}`

/** The part of a list, for example 'A bis C' of 'Alle Stellen'. */
export const partOfList = (list: string, part: string) => `${list} von A bis Z: ${part}`
export const allParts = 'Alle Teile'

export const opensOn = (day: string) =>
  `Diese Stelle wird am ${day} ausgeschrieben. Vielleicht sind ähnliche schon jetzt offen.`
export const closedOn = (day: string) =>
  `Die Bewerbungsfrist endete am ${day}. Vielleicht sind ähnliche Stellen offen.`
export const closed =
  'Diese Stelle ist nicht mehr ausgeschrieben. Vielleicht sind ähnliche Stellen offen.'
export const findAnother = 'Andere Stelle finden'
export const rolesLikeThis = 'Ähnliche offene Stellen'
export const rolesIn = (department: string) => `Stellen im Bereich ${department}`

export const moved = 'Diese Seite ist umgezogen'
export const newAddress = 'Zur neuen Adresse'
export const roleHasClosed = 'Diese Stelle ist nicht mehr offen'
export const earlierAdvert =
  'Der Link stammt aus einer früheren Anzeige. Sehen Sie, welche Stellen jetzt offen sind.'

export const notFound = 'Seite nicht gefunden'
export const notFoundLead =
  'Vielleicht ist die Adresse falsch geschrieben, oder die Stelle dahinter ist nicht mehr offen.'
export const tooLarge = 'Diese Anfrage ist zu groß'
export const tooLargeLead =
  'Die Adresse ist zu lang, oder Ihr Browser sendet zu viele Cookies mit. Löschen Sie die Cookies dieser Website, oder öffnen Sie sie in einem privaten Fenster.'
export const findRole = 'Stelle finden'
export const rolesByDepartment = 'Stellen nach Bereich'

export const offline = 'Sie sind offline'
export const offlineLead =
  'Diese Seite ist nicht auf Ihrem Gerät gespeichert. Sie öffnet sich, sobald Sie wieder verbunden sind.'
export const whatYouCanDo = 'Was Sie jetzt tun können'
export const tryAgain = 'Erneut versuchen'
export const openSavedList = 'Gespeicherte Stellenliste öffnen'
export const openSavedRoles = 'Merkliste öffnen'
export const readOffline = 'Stellen, die Sie offline lesen können'
export const savedOn = <Day>(day: Day) => ['Gespeichert am ', day]

/* What is saved, or shared by a link. */

export const savedHeading = 'Merkliste'
export const savedLead = 'Die Stellen, die Sie sich auf diesem Gerät gemerkt haben.'
export const sharedHeading = 'Geteilte Stellen'
export const sharedLead =
  'Die Stellen, die der Link nennt. Merken Sie sich diese, um sie auf diesem Gerät zu behalten.'
/** Of a list, for screen readers. */
export const listOfRoles = 'Liste der Stellen'
export const needsScript =
  'Die Merkliste braucht JavaScript und einen aktuellen Browser: Nur er bewahrt sie auf, niemand sonst.'

export const countSaved = (n: number) => counted(n, 'gemerkte Stelle', 'gemerkte Stellen')
export const countShared = (n: number) => counted(n, 'Stelle', 'Stellen')
export const oneRemoved = (title: string) => `„${title}“ ist entfernt.`
export const manyRemoved = (n: number) =>
  `${counted(n, 'Stelle', 'Stellen')} ${n === 1 ? 'ist' : 'sind'} entfernt.`
export const undo = 'Rückgängig'
export const copyLink = 'Link kopieren'
export const share = 'Teilen'
export const removeAll = 'Alle entfernen'
export const saveAll = 'Alle merken'
export const allSaved = 'Alle offenen Stellen sind gemerkt.'

export const nothingSaved = 'Ihre Merkliste ist leer'
export const howToSave =
  'Mit „Merken“ neben einer Stelle behalten Sie diese hier: nur auf diesem Gerät und ohne Konto. Ein Link bringt die Liste auf ein anderes Gerät oder zu anderen.'

/* The saved or shared roles as a table, whose columns are named here and in `job`. */

export const compareRoles = 'Vergleichen'
export const showAsList = 'Als Liste zeigen'
/** Of the table, for screen readers. */
export const rolesCompared = 'Stellen im Vergleich'
export const role = 'Stelle'
/** In which the role is advertised. */
export const language = 'Sprache'
/** Instead of a fact that the role lacks. */
export const notStated = 'Keine Angabe'

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
