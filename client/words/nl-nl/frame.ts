/* What stands around each page: skip links, header, menu, footer. */
export * from '../en-gb/frame.js'

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
