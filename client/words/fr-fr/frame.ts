/* The language, and what is said on every page. */

export * from '../en-gb/frame.js'

/** As `CONTENT_LANG` has it. */
export const language = 'fr-fr'
/** Of its script. */
export const direction: 'ltr' | 'rtl' = 'ltr'

/* What stands around each page: skip links, header, menu, footer. */

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

/* What is said while a visitor goes from page to page. */

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

/* How a role is saved on a visitor's device: loaded with every page. */

/** Beside a bookmark, in a narrow column. */
export const save = 'Garder'
export const saved = 'Gardée'
/** What screen readers call that button; once it is pressed, the word that it shows then follows. */
export const saveRole = (title: string) => `Garder : ${title}`
/** A link, in a narrow column. */
export const savedRoles = (n: number) => `Ma liste (${n})`

export const savingForbidden =
  'Ce navigateur ne permet pas à la page d’enregistrer : son stockage est désactivé ou plein.'
export const noMoreThan = (n: number) =>
  `Votre liste contient déjà ${n} offres, le maximum : retirez-en une d’abord.`
