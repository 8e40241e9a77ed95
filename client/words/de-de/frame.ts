/* The language, and what is said on every page. */

export * from '../en-gb/frame.js'

/** As `CONTENT_LANG` has it. */
export const language = 'de-de'
/** Of its script. */
export const direction: 'ltr' | 'rtl' = 'ltr'

/* What stands around each page: skip links, header, menu, footer. */

export const skipToMain = 'Zum Inhalt springen'
export const skipToResults = 'Zu den Ergebnissen springen'

export const siteHome = (organisation: string) => `Karriere bei ${organisation}`
export const mainNavigation = 'Hauptmenü'
export const menu = 'Menü'
/** The menu, or a notice. */
export const close = 'Schließen'
/** Links, while there is no script. */
export const menuLink = 'Menü'
export const closeMenuLink = 'Menü schließen'

export const footer = 'Fußzeile'
export const followUs = 'Folgen Sie uns'
export const followByFeed = 'Neue Stellen als Feed abonnieren'
/** Names the ways to the site in its other languages. */
export const languages = 'Sprachen'

export const unknownJob =
  'Die Stelle aus Ihrem Link ist auf dieser Seite nicht zu finden; vielleicht ist sie schon besetzt.'
export const seeAllRoles = 'Alle offenen Stellen ansehen'

/** Where the code of a page does not come. */
export const startFailed = <Again>(again: Again) => [
  'Teile dieser Seite konnten nicht geladen werden. ',
  again,
]
export const tryAgain = 'Erneut versuchen'

/* What is said while a visitor goes from page to page. */

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

/* How a role is saved on a visitor's device: loaded with every page. */

/** Beside a bookmark, in a narrow column. */
export const save = 'Merken'
export const saved = 'Gemerkt'
/** What screen readers call that button; once it is pressed, the word that it shows then follows. */
export const saveRole = (title: string) => `Merken: ${title}`
/** A link, in a narrow column. */
export const savedRoles = (n: number) => `Merkliste (${n})`

export const savingForbidden =
  'Ihr Browser lässt die Seite nichts speichern: Sein Speicher ist abgeschaltet oder voll.'
export const noMoreThan = (n: number) =>
  `Ihre Merkliste ist mit ${n} Stellen voll. Bitte entfernen Sie zuerst eine.`
