/* What the pages' data and heads say: titles, descriptions for search results, headings of an advert. */
import { counted } from './formats.js'

export * from '../en-gb/content.js'

export const siteName = (organisation: string) => `Werken bij ${organisation}`
/** Stands for the organisation's name in these sentences, where the settings have none. */
export const ourCompany = 'ons bedrijf'
/** On a phone's home screen. */
export const siteOnPhone = 'Vacatures'
export const aboutSite = (organisation: string) =>
  `Vacatures bij ${organisation}, hoe wij mensen aannemen en wat je moet weten voordat je solliciteert.`

export const openRoles = 'Vacatures'
/** The page of all roles, in the way down to a page. */
export const allRoles = 'Alle vacatures'
export const countOfRoles = (count: number) => counted(count, 'vacature', 'vacatures')

export const departmentTitle = (department: string) => `Vacatures bij ${department}`
/** The place is one of remote work. */
export const remotePlaceTitle = (place: string) => `Vacatures: ${place}`
export const placeTitle = (place: string) => `Vacatures in ${place}`
export const aboutRolesIn = (site: string, name: string, count: number) =>
  `${site}, ${name}: ${counted(count, 'vacature', 'vacatures')}.`
export const address = 'Adres'
/** Either may be empty. */
export const townLine = (town: string, postcode: string) => `${postcode} ${town}`.trim()
export const openInMaps = 'Openen in kaarten'

export const noRoleOpen = 'Op dit moment zijn er geen vacatures.'
export const openNow = (titles: string) => `Nu open: ${titles}.`
export const openNowAndMore = (titles: string, more: number) => `Nu open: ${titles} en nog ${more}.`
export const factsSentence = (facts: string) => `${facts}.`
export const followedBy = (text: string, sentence: string) => `${text} ${sentence}`

export const placesAndMore = (first: string, more: number) =>
  `${first} en nog ${counted(more, 'plaats', 'plaatsen')}`
export const closesAtTime = (time: string, town: string) => `${time}\u00a0uur (tijd in ${town})`

export const applyFor = (title: string) => `Solliciteer als ${title}`
export const applyForThisRole = 'Solliciteer op deze vacature'
export const aboutTheRole = 'Over de functie'
export const whatYouWillDo = 'Wat je gaat doen'
export const whatYouBring = 'Wat je meebrengt'
export const goodToKnow = 'Goed om te weten'
export const payBands = 'Salarisschalen'
export const workingHours = 'Werktijden'
export const whatWeOffer = 'Wat wij bieden'
export const howWeHire = 'Zo verloopt de procedure'
/** A cell of a table, where there are no tables. */
export const underHeading = (heading: string, cell: string) => `${heading}: ${cell}`

interface Amount {
  /** With the sign of the currency. */
  whole: string
  digits: string
}
export const payUpTo = ({ whole }: Amount) => `Tot ${whole}`
export const payFrom = ({ whole }: Amount) => `Vanaf ${whole}`
export const payBetween = (least: Amount, most: Amount) => `${least.whole} tot ${most.digits}`
/** `unit`: as in the options. */
export const payPer = (amounts: string, unit: string) => `${amounts} ${unit}`
export const payAndMore = (first: string, more: number) => `${first} en nog ${more}`

export const closedTitle = (title: string) => `Gesloten: ${title}`
export const aboutClosed = (title: string) => `Solliciteren op ‘${title}’ kan niet meer.`
export const notOpenYetTitle = (title: string) => `Nog niet open: ${title}`
export const opensOn = (title: string, day: string) =>
  `Solliciteren op ‘${title}’ kan vanaf ${day}.`
export const seeSimilarRoles = 'Bekijk vergelijkbare vacatures, of zoek in alle vacatures.'

export const directoryTitle = (roles: string, letters: string) => `${roles} van A tot Z: ${letters}`
export const aboutDirectory = (roles: string, site: string, letters: string) =>
  `${site}, ${roles} van A tot Z: ${letters}.`
export const letterRange = (first: string, last: string) => `${first} tot ${last}`
export const partOfLetters = (letters: string, part: number) => `${letters}, deel ${part}`
/** Titles that begin with a digit, or with a letter of another script. */
export const otherLetters = '0–9 en overige'

export const pageNotFound = 'Pagina niet gevonden'
export const pageMoved = 'Deze pagina is verhuisd'
export const roleNotOpen = 'Deze vacature is gesloten'
export const youAreOffline = 'Je bent offline'
export const savedRoles = 'Bewaarde vacatures'

export const rolesByMail = 'Nieuwe vacatures per e-mail'
export const generalApplication = 'Open sollicitatie sturen'
export const film = 'Film'
export const watchFilm = 'Film bekijken'
export const readTranscript = 'Transcriptie lezen'

/* What feed readers and calendars show. */

export const aboutFeed = (organisation: string) => `Vacatures bij ${organisation}`
/** Of the description of a feed that does not hold all roles. */
export const newestOf = (whole: string, count: number) => `${whole}: de nieuwste ${count}`
/** Of the title, or the description, of the feed of all roles: the same for a department or place. */
export const feedPart = (whole: string, name: string) => `${whole}: ${name}`
export const roleAt = (title: string, place: string) => `${title}, ${place}`
export const applicationsClose = (title: string) => `Laatste dag om te solliciteren: ${title}`
/** In the title of a range of pay, where job boards have no field for it. */
export const payUnits = {
  HOUR: 'per uur',
  DAY: 'per dag',
  WEEK: 'per week',
  MONTH: 'per maand',
  YEAR: 'per jaar',
}

/** The letters under which titles are listed from A to Z; one with a mark stands under its letter. */
export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
