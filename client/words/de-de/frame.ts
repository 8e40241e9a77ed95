/* What stands around each page: skip links, header, menu, footer. */
export * from '../en-gb/frame.js'

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
