/* What the pages' data and heads say: titles, descriptions for search results, headings of an advert. */
import { counted } from './formats.js'

export * from '../en-gb/content.js'

export const siteName = (organisation: string) => `Karriere bei ${organisation}`
/** Stands for the organisation's name in these sentences, where the settings have none. */
export const ourCompany = 'unserem Unternehmen'
/** On a phone's home screen. */
export const siteOnPhone = 'Karriere'
export const aboutSite = (organisation: string) =>
  `Offene Stellen bei ${organisation}, der Weg zur Einstellung und was vor der Bewerbung wichtig ist.`

export const openRoles = 'Offene Stellen'
/** The page of all roles, in the way down to a page. */
export const allRoles = 'Alle Stellen'
export const countOfRoles = (count: number) => counted(count, 'offene Stelle', 'offene Stellen')

export const departmentTitle = (department: string) => `Stellen im Bereich ${department}`
/** The place is one of remote work. */
export const remotePlaceTitle = (place: string) => `Stellen: ${place}`
export const placeTitle = (place: string) => `Stellen in ${place}`
export const aboutRolesIn = (site: string, name: string, count: number) =>
  `${site}, ${name}: ${counted(count, 'offene Stelle', 'offene Stellen')}.`
export const address = 'Adresse'
/** Either may be empty. */
export const townLine = (town: string, postcode: string) => `${postcode} ${town}`.trim()
export const openInMaps = 'In Karten öffnen'

export const noRoleOpen = 'Zurzeit ist keine Stelle offen.'
export const openNow = (titles: string) => `Jetzt offen: ${titles}.`
export const openNowAndMore = (titles: string, more: number) =>
  `Jetzt offen: ${titles} und ${more} weitere.`
export const factsSentence = (facts: string) => `${facts}.`
export const followedBy = (text: string, sentence: string) => `${text} ${sentence}`

export const placesAndMore = (first: string, more: number) =>
  `${first} und ${counted(more, 'weiterer Ort', 'weitere Orte')}`
export const closesAtTime = (time: string, town: string) => `${time}\u00a0Uhr (Ortszeit ${town})`

export const applyFor = (title: string) => `Jetzt bewerben: ${title}`
export const applyForThisRole = 'Auf diese Stelle bewerben'
export const aboutTheRole = 'Über die Stelle'
export const whatYouWillDo = 'Ihre Aufgaben'
export const whatYouBring = 'Ihr Profil'
export const goodToKnow = 'Gut zu wissen'
export const payBands = 'Gehaltsstufen'
export const workingHours = 'Arbeitszeit'
export const whatWeOffer = 'Was wir bieten'
export const howWeHire = 'So läuft die Bewerbung ab'
/** A cell of a table, where there are no tables. */
export const underHeading = (heading: string, cell: string) => `${heading}: ${cell}`

interface Amount {
  /** With the sign of the currency. */
  whole: string
  digits: string
}
export const payUpTo = ({ whole }: Amount) => `Bis zu ${whole}`
export const payFrom = ({ whole }: Amount) => `Ab ${whole}`
export const payBetween = (least: Amount, most: Amount) => `${least.digits}–${most.whole}`
/** `unit`: as in the options. */
export const payPer = (amounts: string, unit: string) => `${amounts} ${unit}`
export const payAndMore = (first: string, more: number) =>
  `${first} und ${counted(more, 'weitere Spanne', 'weitere Spannen')}`

export const closedTitle = (title: string) => `Geschlossen: ${title}`
export const aboutClosed = (title: string) =>
  `Bewerbungen für die Stelle „${title}“ sind nicht mehr möglich.`
export const notOpenYetTitle = (title: string) => `Noch nicht offen: ${title}`
export const opensOn = (title: string, day: string) =>
  `Bewerbungen für die Stelle „${title}“ sind ab dem ${day} möglich.`
export const seeSimilarRoles =
  'Sehen Sie sich ähnliche offene Stellen an, oder durchsuchen Sie alle.'

export const directoryTitle = (roles: string, letters: string) => `${roles} von A bis Z: ${letters}`
export const aboutDirectory = (roles: string, site: string, letters: string) =>
  `${site}, ${roles} von A bis Z: ${letters}.`
export const letterRange = (first: string, last: string) => `${first} bis ${last}`
export const partOfLetters = (letters: string, part: number) => `${letters}, Teil ${part}`
/** Titles that begin with a digit, or with a letter of another script. */
export const otherLetters = '0–9 und andere'

export const pageNotFound = 'Seite nicht gefunden'
export const pageMoved = 'Diese Seite ist umgezogen'
export const roleNotOpen = 'Diese Stelle ist nicht mehr offen'
export const youAreOffline = 'Sie sind offline'
export const savedRoles = 'Gemerkte Stellen'

export const rolesByMail = 'Neue Stellen per E-Mail'
export const generalApplication = 'Initiativ bewerben'
export const film = 'Film'
export const watchFilm = 'Film ansehen'
export const readTranscript = 'Text zum Film lesen'

/* What feed readers and calendars show. */

export const aboutFeed = (organisation: string) => `Offene Stellen bei ${organisation}`
/** Of the description of a feed that does not hold all roles. */
export const newestOf = (whole: string, count: number) => `${whole}: die neuesten ${count}`
/** Of the title, or the description, of the feed of all roles: the same for a department or place. */
export const feedPart = (whole: string, name: string) => `${whole}: ${name}`
export const roleAt = (title: string, place: string) => `${title}, ${place}`
export const applicationsClose = (title: string) => `Bewerbungsschluss: ${title}`
/** In the title of a range of pay, where job boards have no field for it. */
export const payUnits = {
  HOUR: 'pro Stunde',
  DAY: 'pro Tag',
  WEEK: 'pro Woche',
  MONTH: 'pro Monat',
  YEAR: 'pro Jahr',
}

/** The letters under which titles are listed from A to Z; one with a mark stands under its letter. */
export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
