/* How a role is saved on a visitor's device: loaded with every page. */

/** Beside a bookmark, in a narrow column. */
export const save = 'Guardar'
export const saved = 'Guardada'
/** What screen readers call that button; once it is pressed, the word that it shows then follows. */
export const saveRole = (title: string) => `Guardar: ${title}`
/** A link, in a narrow column. */
export const savedRoles = (n: number) => `Guardadas (${n})`

export const savingForbidden =
  'Este navegador no deja guardar a la página: su almacenamiento está desactivado o lleno.'
export const noMoreThan = (n: number) =>
  `Hay ${n} ofertas guardadas y no caben más: quita primero una.`
