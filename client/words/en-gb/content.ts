/* What the pages' data and heads say: titles, descriptions for search results, headings of an advert. */
import { counted } from './formats.js'

export const siteName = (organisation: string) => `Careers at ${organisation}`
/** Stands for the organisation's name in these sentences, where the settings have none. */
export const ourCompany = 'our company'
/** On a phone's home screen. */
export const siteOnPhone = 'Careers'
export const aboutSite = (organisation: string) =>
  `Open roles at ${organisation}, how people are hired, and what to know before you apply.`

export const openRoles = 'Open roles'
/** The page of all roles, in the way down to a page. */
export const allRoles = 'All roles'
export const countOfRoles = (count: number) => counted(count, 'open role')

export const departmentTitle = (department: string) => `${department} roles`
/** The place is one of remote work. */
export const remotePlaceTitle = (place: string) => `${place} roles`
export const placeTitle = (place: string) => `Roles in ${place}`
export const aboutRolesIn = (site: string, name: string, count: number) =>
  `${site} in ${name}: ${counted(count, 'open role')}.`
export const address = 'Address'
/** Either may be empty. */
export const townLine = (town: string, postcode: string) => `${town} ${postcode}`.trim()
export const openInMaps = 'Open in maps'

export const noRoleOpen = 'No role is open at the moment.'
export const openNow = (titles: string) => `Open now: ${titles}.`
export const openNowAndMore = (titles: string, more: number) =>
  `Open now: ${titles} and ${more} more.`
export const factsSentence = (facts: string) => `${facts}.`
export const followedBy = (text: string, sentence: string) => `${text} ${sentence}`

export const placesAndMore = (first: string, more: number) => `${first} and ${more} more`
export const closesAtTime = (time: string, town: string) => `${time} ${town} time`

export const applyFor = (title: string) => `Apply for ${title}`
export const applyForThisRole = 'Apply for this role'
export const aboutTheRole = 'About the role'
export const whatYouWillDo = 'What you will do'
export const whatYouBring = 'What you bring'
export const goodToKnow = 'Good to know'
export const payBands = 'Pay bands'
export const workingHours = 'Working hours'
export const whatWeOffer = 'What we offer'
export const howWeHire = 'How we hire'
/** A cell of a table, where there are no tables. */
export const underHeading = (heading: string, cell: string) => `${heading}: ${cell}`

interface Amount {
  /** With the sign of the currency. */
  whole: string
  digits: string
}
export const payUpTo = ({ whole }: Amount) => `Up to ${whole}`
export const payFrom = ({ whole }: Amount) => `From ${whole}`
export const payBetween = (least: Amount, most: Amount) => `${least.whole} to ${most.whole}`
/** `unit`: as in the options. */
export const payPer = (amounts: string, unit: string) => `${amounts} ${unit}`
export const payAndMore = (first: string, more: number) => `${first} and ${more} more`

export const closedTitle = (title: string) => `Closed: ${title}`
export const aboutClosed = (title: string) => `Applications for ${title} have closed.`
export const notOpenYetTitle = (title: string) => `Not open yet: ${title}`
export const opensOn = (title: string, day: string) => `Applications for ${title} open on ${day}.`
export const seeSimilarRoles = 'See the open roles that are most like it, or search all of them.'

export const directoryTitle = (roles: string, letters: string) => `${roles}, A to Z: ${letters}`
export const aboutDirectory = (roles: string, site: string, letters: string) =>
  `${roles} at ${site} from A to Z: ${letters}.`
export const letterRange = (first: string, last: string) => `${first} to ${last}`
export const partOfLetters = (letters: string, part: number) => `${letters}, part ${part}`
/** Titles that begin with a digit, or with a letter of another script. */
export const otherLetters = '0–9 and others'

export const pageNotFound = 'Page not found'
export const pageMoved = 'This page has moved'
export const roleNotOpen = 'This role is no longer open'
export const youAreOffline = 'You are offline'
export const savedRoles = 'Saved roles'

export const rolesByMail = 'New roles by e-mail'
export const generalApplication = 'Send a general application'
export const film = 'Film'
export const watchFilm = 'Watch the film'
export const readTranscript = 'Read the transcript'

/* What feed readers and calendars show. */

export const aboutFeed = (organisation: string) => `Open roles at ${organisation}`
/** Of the description of a feed that does not hold all roles. */
export const newestOf = (whole: string, count: number) => `${whole}: the newest ${count}`
/** Of the title, or the description, of the feed of all roles: the same for a department or place. */
export const feedPart = (whole: string, name: string) => `${whole}: ${name}`
export const roleAt = (title: string, place: string) => `${title}, ${place}`
export const applicationsClose = (title: string) => `Applications close: ${title}`
/** In the title of a range of pay, where job boards have no field for it. */
export const payUnits = {
  HOUR: 'per hour',
  DAY: 'per day',
  WEEK: 'per week',
  MONTH: 'per month',
  YEAR: 'per year',
}

/** The letters under which titles are listed from A to Z; one with a mark stands under its letter. */
export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
