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
