/* The language, and what is said on every page. */

export * from '../en-gb/frame.js'

/** As `CONTENT_LANG` has it. */
export const language = 'nl-nl'
/** Of its script. */
export const direction: 'ltr' | 'rtl' = 'ltr'

/* What stands around each page: skip links, header, menu, footer. */

export const skipToMain = 'Naar de inhoud'
export const skipToResults = 'Naar de resultaten'

export const siteHome = (organisation: string) => `Werken bij ${organisation}`
export const mainNavigation = 'Hoofdmenu'
export const menu = 'Menu'
/** The menu, or a notice. */
export const close = 'Sluiten'
/** Links, while there is no script. */
export const menuLink = 'Menu'
export const closeMenuLink = 'Menu sluiten'

export const footer = 'Voettekst'
export const followUs = 'Volg ons'
export const followByFeed = 'Nieuwe vacatures volgen via een feed'
/** Names the ways to the site in its other languages. */
export const languages = 'Talen'

export const unknownJob =
  'De vacature uit je link staat niet op deze site; misschien is ze al vervuld.'
export const seeAllRoles = 'Alle vacatures bekijken'

/** Where the code of a page does not come. */
export const startFailed = <Again>(again: Again) => [
  'Delen van deze pagina zijn niet geladen. ',
  again,
]
export const tryAgain = 'Opnieuw proberen'

/* What is said while a visitor goes from page to page. */

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

/* How a role is saved on a visitor's device: loaded with every page. */

/** Beside a bookmark, in a narrow column. */
export const save = 'Bewaren'
export const saved = 'Bewaard'
/** What screen readers call that button; once it is pressed, the word that it shows then follows. */
export const saveRole = (title: string) => `Bewaren: ${title}`
/** A link, in a narrow column. */
export const savedRoles = (n: number) => `Bewaard (${n})`

export const savingForbidden =
  'Deze browser laat de pagina niets bewaren: de opslag staat uit of is vol.'
export const noMoreThan = (n: number) =>
  `Er zijn ${n} vacatures bewaard en meer kan niet: haal er eerst een weg.`
