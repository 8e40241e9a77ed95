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
