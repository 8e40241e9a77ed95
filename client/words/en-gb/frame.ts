/* The language, and what is said on every page. */

/** As `CONTENT_LANG` has it. */
export const language = 'en-gb'
/** Of its script. */
export const direction: 'ltr' | 'rtl' = 'ltr'

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

/* How a role is saved on a visitor's device: loaded with every page. */

/** Beside a bookmark, in a narrow column. */
export const save = 'Save'
export const saved = 'Saved'
/** What screen readers call that button; once it is pressed, the word that it shows then follows. */
export const saveRole = (title: string) => `Save ${title}`
/** A link, in a narrow column. */
export const savedRoles = (n: number) => `Saved roles (${n})`

export const savingForbidden =
  'This browser does not let the page save it: its storage is switched off or full.'
export const noMoreThan = (n: number) =>
  `${n} roles are saved, and no more can be: remove one first.`
