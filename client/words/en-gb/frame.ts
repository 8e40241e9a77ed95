/* What stands around each page: skip links, header, menu, footer. */

export const skipToMain = 'Skip to main content'
export const skipToResults = 'Skip to results'

export const siteHome = (organisation: string) => `${organisation} careers`
export const mainNavigation = 'Main'
export const menu = 'Menu'
/** The menu, or a notice. */
export const close = 'Close'
/** Links, while there is no script. */
export const menuLink = 'Menu'
export const closeMenuLink = 'Close menu'

export const footer = 'Footer'
export const followUs = 'Follow us'
export const followByFeed = 'Follow new roles by feed'
/** Names the ways to the site in its other languages. */
export const languages = 'Languages'

export const unknownJob = 'The role that your link names is not on this site; it may have closed.'
export const seeAllRoles = 'See all open roles'

/** Where the code of a page does not come. */
export const startFailed = <Again>(again: Again) => ['Parts of this page did not load. ', again]
export const tryAgain = 'Try again'
