/* The pages beside the list and the role: their headings, leads, links. */
import { counted, toCountText } from './formats.js'

export * from '../en-gb/pages.js'

/** The first part of a trail of links. */
export const allRoles = 'Todas las ofertas'
export const allOpenRoles = 'Todas las ofertas'
export const seeAllRoles = 'Ver todas las ofertas'
export const openRoles = (n: number) => counted(n, 'oferta de empleo', 'ofertas de empleo')

/** Of the field for a search, on the front page. */
export const findYourPlace = (n: number) =>
  `Encuentra tu sitio entre ${counted(n, 'oferta de empleo', 'ofertas de empleo')}`
export const departments = 'Áreas'
export const places = 'Lugares'
export const allRolesAToZ = 'Todas las ofertas, de la A a la Z'

export const department = 'Área'
export const location = 'Ubicación'
export const landingRoles = (n: number) =>
  n === 0 ? 'Ahora mismo no hay ofertas' : counted(n, 'oferta de empleo', 'ofertas de empleo')
export const newestOnly = (n: number) =>
  n === 1 ? 'Esta es la más reciente.' : `Estas son las ${toCountText(n)} más recientes.`
export const filterThese = 'Filtrar estas ofertas en la lista completa'
/** A feed of the roles of a department or place. */
export const followNewRoles = (name: string) => `Seguir las nuevas ofertas: ${name}`
export const allRolesOf = (name: string) => `${name}: todas las ofertas, de la A a la Z`
export const remoteRoles = (place: string) => `Ofertas de teletrabajo (${place})`
export const allRemoteRoles = (n: number, place: string) =>
  n === 1
    ? `La oferta de teletrabajo (${place})`
    : `Las ${toCountText(n)} ofertas de teletrabajo (${place})`
export const about = (name: string) => `Sobre ${name}`

/** The part of a list, for example 'A a C' of 'Todas las ofertas'. */
export const partOfList = (list: string, part: string) => `${list}, de la A a la Z: ${part}`
export const allParts = 'Todas las partes'

export const opensOn = (day: string) =>
  `El plazo de esta oferta empieza el ${day}. Puede que ya haya ofertas parecidas.`
export const closedOn = (day: string) =>
  `El plazo de esta oferta terminó el ${day}. Puede que haya ofertas parecidas.`
export const closed = 'Esta oferta está cerrada. Puede que haya ofertas parecidas.'
export const findAnother = 'Encontrar otra oferta'
export const rolesLikeThis = 'Ofertas parecidas'
export const rolesIn = (department: string) => `Ofertas en ${department}`

export const moved = 'Esta página se ha trasladado'
export const newAddress = 'Ir a la nueva dirección'
export const roleHasClosed = 'Esta oferta ya no está abierta'
export const earlierAdvert = 'El enlace procede de un anuncio anterior. Mira qué ofertas hay ahora.'

export const notFound = 'Página no encontrada'
export const notFoundLead =
  'Puede que la dirección esté mal escrita o que la oferta ya no esté abierta.'
export const tooLarge = 'Esta petición es demasiado grande'
export const tooLargeLead =
  'La dirección es demasiado larga o tu navegador envía demasiadas cookies. Borra las cookies de este sitio o ábrelo en una ventana privada.'
export const findRole = 'Encuentra una oferta'
export const rolesByDepartment = 'Ofertas por área'

export const offline = 'No tienes conexión'
export const offlineLead =
  'Esta página no está guardada en tu dispositivo. Se abrirá cuando vuelvas a tener conexión.'
export const whatYouCanDo = 'Qué puedes hacer ahora'
export const tryAgain = 'Reintentar'
export const openSavedList = 'Abrir la lista guardada de ofertas'
export const openSavedRoles = 'Abrir las ofertas que has guardado'
export const readOffline = 'Ofertas que puedes leer sin conexión'
export const savedOn = <Day>(day: Day) => ['Guardada el ', day]

/* What is saved, or shared by a link. */

export const savedHeading = 'Ofertas guardadas'
export const savedLead = 'Las ofertas que has guardado en este dispositivo.'
export const sharedHeading = 'Ofertas compartidas'
export const sharedLead =
  'Las ofertas que indica el enlace. Guárdalas para tenerlas en este dispositivo.'
/** Of a list, for screen readers. */
export const listOfRoles = 'Lista de ofertas'
export const needsScript =
  'Guardar ofertas necesita JavaScript y un navegador actual, que las conserva él mismo: nadie más lo hace.'

export const countSaved = (n: number) => counted(n, 'oferta guardada', 'ofertas guardadas')
export const countShared = (n: number) => counted(n, 'oferta', 'ofertas')
export const oneRemoved = (title: string) => `Se ha quitado «${title}».`
export const manyRemoved = (n: number) =>
  n === 1 ? 'Se ha quitado 1 oferta.' : `Se han quitado ${toCountText(n)} ofertas.`
export const undo = 'Deshacer'
export const copyLink = 'Copiar enlace'
/** A button that hands the page to another app of a phone. */
export const share = 'Compartir'
export const removeAll = 'Quitar todas'
export const saveAll = 'Guardar todas'
export const allSaved = 'Todas las ofertas abiertas están guardadas.'

export const nothingSaved = 'No has guardado nada'
export const howToSave =
  'Pulsa Guardar junto a una oferta para tenerla aquí: solo en este dispositivo y sin cuenta. Un enlace lleva la lista a otro dispositivo o a otra persona.'

/* The saved or shared roles as a table, whose columns are named here and in `job`. */

export const compareRoles = 'Comparar'
export const showAsList = 'Mostrar como lista'
/** Of the table, for screen readers. */
export const rolesCompared = 'Comparación de ofertas'
export const role = 'Oferta'
/** In which the role is advertised. */
export const language = 'Idioma'
/** Instead of a fact that the role lacks. */
export const notStated = 'Sin indicar'

/** Instead of a title that is not known. */
export const roleOfNumber = (id: string) => `Oferta ${id}`
export const cannotBeLoaded = 'Ahora no se puede cargar más sobre esta oferta.'
export const notOfThisSite = 'No hay ninguna oferta abierta con este número.'
export const noLongerOpen = 'Esta oferta ya no está abierta.'
/** A button that shows its first word; the list says the rest. */
export const remove = <Part>(title: string, hidden: (text: string) => Part) => [
  'Quitar',
  hidden(`: ${title}`),
]
