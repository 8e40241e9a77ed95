/* What stands around each page: skip links, header, menu, footer. */
export * from '../en-gb/frame.js'

export const skipToMain = 'Ir al contenido'
export const skipToResults = 'Ir a los resultados'

export const siteHome = (organisation: string) => `Empleo en ${organisation}`
export const mainNavigation = 'Menú principal'
export const menu = 'Menú'
/** The menu, or a notice. */
export const close = 'Cerrar'
/** Links, while there is no script. */
export const menuLink = 'Menú'
export const closeMenuLink = 'Cerrar el menú'

export const footer = 'Pie de página'
export const followUs = 'Síguenos'
export const followByFeed = 'Seguir las nuevas ofertas por feed'
/** Names the ways to the site in its other languages. */
export const languages = 'Idiomas'

export const unknownJob =
  'La oferta de tu enlace no está en este sitio; puede que ya se haya cubierto.'
export const seeAllRoles = 'Ver todas las ofertas'

/** Where the code of a page does not come. */
export const startFailed = <Again>(again: Again) => [
  'Una parte de esta página no se ha cargado. ',
  again,
]
export const tryAgain = 'Reintentar'
