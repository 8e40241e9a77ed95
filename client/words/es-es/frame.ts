/* The language, and what is said on every page. */

export * from '../en-gb/frame.js'

/** As `CONTENT_LANG` has it. */
export const language = 'es-es'
/** Of its script. */
export const direction: 'ltr' | 'rtl' = 'ltr'

/* What stands around each page: skip links, header, menu, footer. */

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

/* What is said while a visitor goes from page to page. */

/** To a screen reader, as the new page is there. */
export const navigatedTo = (title: string) => `Página abierta: ${title}`
export const stillLoading = 'Todavía cargando…'
export const stillLoadingPage = (title: string) => `Todavía se está cargando ${title}…`
/** After the text of a link, to a screen reader. */
export const inNewTab = '(se abre en una pestaña nueva)'
/** Of a page kept for the time without a connection. */
export const savedCopy = <Day>(day: Day) => [
  'Copia guardada el ',
  day,
  '. No se puede acceder al sitio.',
]

/* How a role is saved on a visitor's device: loaded with every page. */

/** Beside a bookmark, in a narrow column. */
export const save = 'Guardar'
export const saved = 'Guardada'
/** What screen readers call that button; once it is pressed, the word that it shows then follows. */
export const saveRole = (title: string) => `Guardar: ${title}`
/** A link, in a narrow column. */
export const savedRoles = (n: number) => `Guardadas (${n})`

export const savingForbidden =
  'Este navegador no deja guardar a la página: su almacenamiento está desactivado o lleno.'
export const noMoreThan = (n: number) =>
  `Hay ${n} ofertas guardadas y no caben más: quita primero una.`
