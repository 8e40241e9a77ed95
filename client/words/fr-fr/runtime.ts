/* What is said while a visitor goes from page to page. */
export * from '../en-gb/runtime.js'

/** To a screen reader, as the new page is there. */
export const navigatedTo = (title: string) => `Page ouverte : ${title}`
export const stillLoading = 'Chargement en cours…'
export const stillLoadingPage = (title: string) => `Chargement de ${title}…`
/** After the text of a link, to a screen reader. */
export const inNewTab = '(s’ouvre dans un nouvel onglet)'
/** Of a page kept for the time without a connection. */
export const savedCopy = <Day>(day: Day) => [
  'Copie enregistrée le ',
  day,
  '. Le site est inaccessible.',
]
