/* The pages beside the list and the role: their headings, leads, links. */
import { counted, toCountText } from './formats.js'

export * from '../en-gb/pages.js'

/** The first part of a trail of links. */
export const allRoles = 'Alle vacatures'
export const allOpenRoles = 'Alle vacatures'
export const seeAllRoles = 'Alle vacatures bekijken'
export const openRoles = (n: number) => counted(n, 'vacature', 'vacatures')

/** Of the field for a search, on the front page. */
export const findYourPlace = (n: number) => `Vind jouw plek: ${counted(n, 'vacature', 'vacatures')}`
export const departments = 'Afdelingen'
export const places = 'Plaatsen'
export const allRolesAToZ = 'Alle vacatures van A tot Z'

export const department = 'Afdeling'
export const location = 'Locatie'
export const landingRoles = (n: number) =>
  n === 0 ? 'Op dit moment geen vacatures' : counted(n, 'vacature', 'vacatures')
export const newestOnly = (n: number) =>
  n === 1 ? 'Dit is de nieuwste.' : `Dit zijn de ${toCountText(n)} nieuwste.`
export const filterThese = 'Filter deze in de lijst van alle vacatures'
/** A feed of the roles of a department or place. */
export const followNewRoles = (name: string) => `Nieuwe vacatures volgen: ${name}`
export const allRolesOf = (name: string) => `${name}: alle vacatures van A tot Z`
export const remoteRoles = (place: string) => `Vacatures op afstand (${place})`
export const allRemoteRoles = (n: number, place: string) =>
  n === 1
    ? `De vacature op afstand (${place})`
    : `Alle ${toCountText(n)} vacatures op afstand (${place})`
export const about = (name: string) => `Over ${name}`

/** The part of a list, for example 'A tot C' of 'Alle vacatures'. */
export const partOfList = (list: string, part: string) => `${list} van A tot Z: ${part}`
export const allParts = 'Alle delen'

export const opensOn = (day: string) =>
  `Deze vacature opent op ${day}. Misschien zijn vergelijkbare al open.`
export const closedOn = (day: string) =>
  `Deze vacature is gesloten op ${day}. Misschien zijn vergelijkbare nog open.`
export const closed = 'Deze vacature is gesloten. Misschien zijn vergelijkbare nog open.'
export const findAnother = 'Vind een andere vacature'
export const rolesLikeThis = 'Vergelijkbare vacatures'
export const rolesIn = (department: string) => `Vacatures bij ${department}`

export const moved = 'Deze pagina is verhuisd'
export const newAddress = 'Naar het nieuwe adres'
export const roleHasClosed = 'Deze vacature is gesloten'
export const earlierAdvert =
  'De link komt uit een eerdere advertentie. Bekijk welke vacatures nu open zijn.'

export const notFound = 'Pagina niet gevonden'
export const notFoundLead =
  'Misschien is het adres verkeerd getypt, of is de vacature erachter gesloten.'
export const tooLarge = 'Dit verzoek is te groot'
export const tooLargeLead =
  'Het adres is te lang, of je browser stuurt te veel cookies mee. Verwijder de cookies van deze site, of open die in een privévenster.'
export const findRole = 'Vind een vacature'
export const rolesByDepartment = 'Vacatures per afdeling'

export const offline = 'Je bent offline'
export const offlineLead =
  'Deze pagina is niet op je apparaat bewaard. Ze opent zodra je weer verbinding hebt.'
export const whatYouCanDo = 'Wat je nu kunt doen'
export const tryAgain = 'Opnieuw proberen'
export const openSavedList = 'De bewaarde lijst met vacatures openen'
export const openSavedRoles = 'De vacatures openen die je hebt bewaard'
export const readOffline = 'Vacatures die je offline kunt lezen'
export const savedOn = <Day>(day: Day) => ['Bewaard op ', day]

/* What is saved, or shared by a link. */

export const savedHeading = 'Bewaarde vacatures'
export const savedLead = 'De vacatures die je op dit apparaat hebt bewaard.'
export const sharedHeading = 'Gedeelde vacatures'
export const sharedLead =
  'De vacatures die de link noemt. Bewaar ze om ze op dit apparaat te houden.'
/** Of a list, for screen readers. */
export const listOfRoles = 'Lijst met vacatures'
export const needsScript =
  'Vacatures bewaren werkt met JavaScript en een actuele browser, die ze zelf bewaart: niemand anders doet dat.'

export const countSaved = (n: number) => counted(n, 'bewaarde vacature', 'bewaarde vacatures')
export const countShared = (n: number) => counted(n, 'vacature', 'vacatures')
export const oneRemoved = (title: string) => `‘${title}’ is weggehaald.`
export const manyRemoved = (n: number) =>
  `${counted(n, 'vacature is', 'vacatures zijn')} weggehaald.`
export const undo = 'Ongedaan maken'
export const copyLink = 'Link kopiëren'
/** A button that hands the page to another app of a phone. */
export const share = 'Delen'
export const removeAll = 'Alles weghalen'
export const saveAll = 'Alles bewaren'
export const allSaved = 'Alle open vacatures zijn bewaard.'

export const nothingSaved = 'Er is nog niets bewaard'
export const howToSave =
  'Druk op Bewaren naast een vacature om haar hier te houden: alleen op dit apparaat en zonder account. Met een link neem je de lijst mee naar een ander apparaat, of stuur je haar naar iemand anders.'

/* The saved or shared roles as a table, whose columns are named here and in `job`. */

export const compareRoles = 'Vergelijken'
export const showAsList = 'Als lijst tonen'
/** Of the table, for screen readers. */
export const rolesCompared = 'Vacatures naast elkaar'
export const role = 'Vacature'
/** In which the role is advertised. */
export const language = 'Taal'
/** Instead of a fact that the role lacks. */
export const notStated = 'Niet vermeld'

/** Instead of a title that is not known. */
export const roleOfNumber = (id: string) => `Vacature ${id}`
export const cannotBeLoaded = 'Meer over deze vacature kan nu niet worden geladen.'
export const notOfThisSite = 'Onder dit nummer is geen vacature open.'
export const noLongerOpen = 'Deze vacature is gesloten.'
/** A button that shows its first word; the list says the rest. */
export const remove = <Part>(title: string, hidden: (text: string) => Part) => [
  'Weghalen',
  hidden(`: ${title}`),
]
