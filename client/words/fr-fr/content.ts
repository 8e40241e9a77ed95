/* What the pages' data and heads say: titles, descriptions for search results, headings of an advert. */
import { counted } from './formats.js'

export * from '../en-gb/content.js'

export const siteName = (organisation: string) => `Carrières chez ${organisation}`
/** Stands for the organisation's name in these sentences, where the settings have none. */
export const ourCompany = 'nous'
/** On a phone's home screen. */
export const siteOnPhone = 'Carrières'
export const aboutSite = (organisation: string) =>
  `Les offres d’emploi chez ${organisation}, le déroulement du recrutement et ce qu’il faut savoir avant de postuler.`

export const openRoles = 'Offres d’emploi'
/** The page of all roles, in the way down to a page. */
export const allRoles = 'Toutes les offres'
export const countOfRoles = (count: number) => counted(count, 'offre d’emploi', 'offres d’emploi')

export const departmentTitle = (department: string) => `Offres d’emploi : ${department}`
/** The place is one of remote work. */
export const remotePlaceTitle = (place: string) => `Offres d’emploi : ${place}`
export const placeTitle = (place: string) => `Offres d’emploi : ${place}`
export const aboutRolesIn = (site: string, name: string, count: number) =>
  `${site}, ${name} : ${counted(count, 'offre d’emploi', 'offres d’emploi')}.`
export const address = 'Adresse'
/** Either may be empty. */
export const townLine = (town: string, postcode: string) => `${postcode} ${town}`.trim()
export const openInMaps = 'Ouvrir dans un plan'

export const noRoleOpen = 'Aucune offre en ce moment.'
export const openNow = (titles: string) => `À pourvoir : ${titles}.`
export const openNowAndMore = (titles: string, more: number) =>
  `À pourvoir : ${titles} et ${counted(more, 'autre', 'autres')}.`
export const factsSentence = (facts: string) => `${facts}.`
export const followedBy = (text: string, sentence: string) => `${text} ${sentence}`

export const placesAndMore = (first: string, more: number) =>
  `${first} et ${counted(more, 'autre lieu', 'autres lieux')}`
export const closesAtTime = (time: string, town: string) => `${time} (heure de ${town})`

export const applyFor = (title: string) => `Postuler : ${title}`
export const applyForThisRole = 'Postuler à cette offre'
export const aboutTheRole = 'Le poste'
export const whatYouWillDo = 'Vos missions'
export const whatYouBring = 'Votre profil'
export const goodToKnow = 'Bon à savoir'
export const payBands = 'Grille de salaires'
export const workingHours = 'Horaires'
export const whatWeOffer = 'Ce que nous offrons'
export const howWeHire = 'Notre processus de recrutement'
/** A cell of a table, where there are no tables. */
export const underHeading = (heading: string, cell: string) => `${heading} : ${cell}`

interface Amount {
  /** With the sign of the currency. */
  whole: string
  digits: string
}
export const payUpTo = ({ whole }: Amount) => `Jusqu’à ${whole}`
export const payFrom = ({ whole }: Amount) => `À partir de ${whole}`
export const payBetween = (least: Amount, most: Amount) => `${least.digits} à ${most.whole}`
/** `unit`: as in the options. */
export const payPer = (amounts: string, unit: string) => `${amounts} ${unit}`
export const payAndMore = (first: string, more: number) =>
  `${first} et ${counted(more, 'autre fourchette', 'autres fourchettes')}`

export const closedTitle = (title: string) => `Offre close : ${title}`
export const aboutClosed = (title: string) => `Les candidatures pour « ${title} » sont closes.`
export const notOpenYetTitle = (title: string) => `Pas encore ouverte : ${title}`
export const opensOn = (title: string, day: string) =>
  `Les candidatures pour « ${title} » ouvrent le ${day}.`
export const seeSimilarRoles =
  'Découvrez les offres les plus proches, ou cherchez parmi toutes les offres.'

export const directoryTitle = (roles: string, letters: string) => `${roles}, de A à Z : ${letters}`
export const aboutDirectory = (roles: string, site: string, letters: string) =>
  `${site}, ${roles} de A à Z : ${letters}.`
export const letterRange = (first: string, last: string) => `${first} à ${last}`
export const partOfLetters = (letters: string, part: number) => `${letters}, partie ${part}`
/** Titles that begin with a digit, or with a letter of another script. */
export const otherLetters = '0–9 et autres'

export const pageNotFound = 'Page introuvable'
export const pageMoved = 'Cette page a changé d’adresse'
export const roleNotOpen = 'Cette offre n’est plus ouverte'
export const youAreOffline = 'Vous êtes hors ligne'
export const savedRoles = 'Offres gardées'

export const rolesByMail = 'Les nouvelles offres par e-mail'
export const generalApplication = 'Envoyer une candidature spontanée'
export const film = 'Film'
export const watchFilm = 'Regarder le film'
export const readTranscript = 'Lire la transcription'

/* What feed readers and calendars show. */

export const aboutFeed = (organisation: string) => `Offres d’emploi chez ${organisation}`
/** Of the description of a feed that does not hold all roles. */
export const newestOf = (whole: string, count: number) => `${whole} : les ${count} plus récentes`
/** Of the title, or the description, of the feed of all roles: the same for a department or place. */
export const feedPart = (whole: string, name: string) => `${whole} : ${name}`
export const roleAt = (title: string, place: string) => `${title}, ${place}`
export const applicationsClose = (title: string) => `Clôture des candidatures : ${title}`
/** In the title of a range of pay, where job boards have no field for it. */
export const payUnits = {
  HOUR: 'par heure',
  DAY: 'par jour',
  WEEK: 'par semaine',
  MONTH: 'par mois',
  YEAR: 'par an',
}

/** The letters under which titles are listed from A to Z; one with a mark stands under its letter. */
export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
