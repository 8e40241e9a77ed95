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
