/* What stands around each page: skip links, header, menu, footer. */
export * from '../en-gb/frame.js'

export const skipToMain = 'Aller au contenu'
export const skipToResults = 'Aller aux résultats'

export const siteHome = (organisation: string) => `Carrières chez ${organisation}`
export const mainNavigation = 'Menu principal'
export const menu = 'Menu'
/** The menu, or a notice. */
export const close = 'Fermer'
/** Links, while there is no script. */
export const menuLink = 'Menu'
export const closeMenuLink = 'Fermer le menu'

export const footer = 'Pied de page'
export const followUs = 'Suivez-nous'
export const followByFeed = 'Suivre les nouvelles offres par flux'
/** Names the ways to the site in its other languages. */
export const languages = 'Langues'

export const unknownJob =
  'L’offre de votre lien ne figure pas sur ce site ; elle est peut-être déjà pourvue.'
export const seeAllRoles = 'Voir toutes les offres'

/** Where the code of a page does not come. */
export const startFailed = <Again>(again: Again) => [
  'Une partie de cette page n’a pas été chargée. ',
  again,
]
export const tryAgain = 'Réessayer'
