/* What is said while a visitor goes from page to page. */
export * from '../en-gb/runtime.js'

/** To a screen reader, as the new page is there. */
export const navigatedTo = (title: string) => `Seite geöffnet: ${title}`
export const stillLoading = 'Wird noch geladen …'
export const stillLoadingPage = (title: string) => `${title} wird noch geladen …`
/** After the text of a link, to a screen reader. */
export const inNewTab = '(öffnet sich in einem neuen Tab)'
/** Of a page kept for the time without a connection. */
export const savedCopy = <Day>(day: Day) => [
  'Gespeicherte Fassung vom ',
  day,
  '. Die Website ist nicht erreichbar.',
]
