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
