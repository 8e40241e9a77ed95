/* What is said while a visitor goes from page to page. */
export * from '../en-gb/runtime.js'

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
