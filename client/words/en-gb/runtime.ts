/* What is said while a visitor goes from page to page. */

/** To a screen reader, as the new page is there. */
export const navigatedTo = (title: string) => `Navigated to ${title}`
export const stillLoading = 'Still loading…'
export const stillLoadingPage = (title: string) => `Still loading ${title}…`
/** After the text of a link, to a screen reader. */
export const inNewTab = '(opens in a new tab)'
/** Of a page kept for the time without a connection. */
export const savedCopy = <Day>(day: Day) => [
  'Saved copy from ',
  day,
  '. The site cannot be reached.',
]
