/* What the pages' data and heads say: titles, descriptions for search results, headings of an advert. */
import { counted } from './formats.js'

export * from '../en-gb/content.js'

export const siteName = (organisation: string) => `Empleo en ${organisation}`
/** Stands for the organisation's name in these sentences, where the settings have none. */
export const ourCompany = 'nuestra empresa'
/** On a phone's home screen. */
export const siteOnPhone = 'Empleo'
export const aboutSite = (organisation: string) =>
  `Ofertas de empleo en ${organisation}, cómo es la selección y qué conviene saber antes de presentarse.`

export const openRoles = 'Ofertas de empleo'
/** The page of all roles, in the way down to a page. */
export const allRoles = 'Todas las ofertas'
export const countOfRoles = (count: number) =>
  counted(count, 'oferta de empleo', 'ofertas de empleo')

export const departmentTitle = (department: string) => `Ofertas de empleo en ${department}`
/** The place is one of remote work. */
export const remotePlaceTitle = (place: string) => `Ofertas de empleo: ${place}`
export const placeTitle = (place: string) => `Ofertas de empleo en ${place}`
export const aboutRolesIn = (site: string, name: string, count: number) =>
  `${site}, ${name}: ${counted(count, 'oferta de empleo', 'ofertas de empleo')}.`
export const address = 'Dirección'
/** Either may be empty. */
export const townLine = (town: string, postcode: string) => `${postcode} ${town}`.trim()
export const openInMaps = 'Abrir en un mapa'

export const noRoleOpen = 'Ahora mismo no hay ninguna oferta.'
export const openNow = (titles: string) => `Ahora buscamos: ${titles}.`
export const openNowAndMore = (titles: string, more: number) =>
  `Ahora buscamos: ${titles} y ${more} más.`
export const factsSentence = (facts: string) => `${facts}.`
export const followedBy = (text: string, sentence: string) => `${text} ${sentence}`

export const placesAndMore = (first: string, more: number) =>
  `${first} y ${counted(more, 'lugar más', 'lugares más')}`
export const closesAtTime = (time: string, town: string) => `${time} (hora de ${town})`

export const applyFor = (title: string) => `Presentar candidatura: ${title}`
export const applyForThisRole = 'Presentar candidatura a esta oferta'
export const aboutTheRole = 'Sobre el puesto'
export const whatYouWillDo = 'Qué harás'
export const whatYouBring = 'Qué aportas'
export const goodToKnow = 'Conviene saber'
export const payBands = 'Bandas salariales'
export const workingHours = 'Horario'
export const whatWeOffer = 'Qué ofrecemos'
export const howWeHire = 'Cómo seleccionamos'
/** A cell of a table, where there are no tables. */
export const underHeading = (heading: string, cell: string) => `${heading}: ${cell}`

interface Amount {
  /** With the sign of the currency. */
  whole: string
  digits: string
}
export const payUpTo = ({ whole }: Amount) => `Hasta ${whole}`
export const payFrom = ({ whole }: Amount) => `Desde ${whole}`
export const payBetween = (least: Amount, most: Amount) => `${least.digits} a ${most.whole}`
/** `unit`: as in the options. */
export const payPer = (amounts: string, unit: string) => `${amounts} ${unit}`
export const payAndMore = (first: string, more: number) =>
  `${first} y ${counted(more, 'rango más', 'rangos más')}`

export const closedTitle = (title: string) => `Cerrada: ${title}`
export const aboutClosed = (title: string) => `El plazo para «${title}» ha terminado.`
export const notOpenYetTitle = (title: string) => `Aún no abierta: ${title}`
export const opensOn = (title: string, day: string) => `El plazo para «${title}» empieza el ${day}.`
export const seeSimilarRoles = 'Mira las ofertas más parecidas, o busca entre todas.'

export const directoryTitle = (roles: string, letters: string) =>
  `${roles} de la A a la Z: ${letters}`
export const aboutDirectory = (roles: string, site: string, letters: string) =>
  `${site}, ${roles} de la A a la Z: ${letters}.`
export const letterRange = (first: string, last: string) => `${first} a ${last}`
export const partOfLetters = (letters: string, part: number) => `${letters}, parte ${part}`
/** Titles that begin with a digit, or with a letter of another script. */
export const otherLetters = '0–9 y otras'

export const pageNotFound = 'Página no encontrada'
export const pageMoved = 'Esta página se ha trasladado'
export const roleNotOpen = 'Esta oferta ya no está abierta'
export const youAreOffline = 'No tienes conexión'
export const savedRoles = 'Ofertas guardadas'

export const rolesByMail = 'Nuevas ofertas por correo electrónico'
export const generalApplication = 'Enviar una candidatura espontánea'
export const film = 'Vídeo'
export const watchFilm = 'Ver el vídeo'
export const readTranscript = 'Leer la transcripción'

/* What feed readers and calendars show. */

export const aboutFeed = (organisation: string) => `Ofertas de empleo en ${organisation}`
/** Of the description of a feed that does not hold all roles. */
export const newestOf = (whole: string, count: number) => `${whole}: las ${count} más recientes`
/** Of the title, or the description, of the feed of all roles: the same for a department or place. */
export const feedPart = (whole: string, name: string) => `${whole}: ${name}`
export const roleAt = (title: string, place: string) => `${title}, ${place}`
export const applicationsClose = (title: string) => `Fin del plazo: ${title}`
/** In the title of a range of pay, where job boards have no field for it. */
export const payUnits = {
  HOUR: 'por hora',
  DAY: 'por día',
  WEEK: 'por semana',
  MONTH: 'por mes',
  YEAR: 'por año',
}

/** The letters under which titles are listed from A to Z; one with a mark stands under its letter, but Ñ is one of its own. */
export const alphabet = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'
