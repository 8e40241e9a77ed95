/* What is said while a visitor goes from page to page. */
export * from '../en-gb/runtime.js'

/** To a screen reader, as the new page is there. */
export const navigatedTo = (title: string) => `Pagina geopend: ${title}`
export const stillLoading = 'Nog aan het laden…'
export const stillLoadingPage = (title: string) => `${title} wordt nog geladen…`
/** After the text of a link, to a screen reader. */
export const inNewTab = '(opent in een nieuw tabblad)'
/** Of a page kept for the time without a connection. */
export const savedCopy = <Day>(day: Day) => [
  'Opgeslagen versie van ',
  day,
  '. De site is niet bereikbaar.',
]
