/* How a role is saved on a visitor's device: loaded with every page. */
export * from '../en-gb/saved.js'

/** Beside a bookmark, in a narrow column. */
export const save = 'Guardar'
export const saved = 'Guardada'
/** What that button is called, with the word that it shows. */
export const saveRole = (title: string) => `Guardar: ${title}`
export const savedRole = (title: string) => `${saveRole(title)}, ${saved}`
/** A link, in a narrow column. */
export const savedRoles = (n: number) => `Guardadas (${n})`

export const savingForbidden =
  'Este navegador no deja guardar a la página: su almacenamiento está desactivado o lleno.'
export const noMoreThan = (n: number) =>
  `Hay ${n} ofertas guardadas y no caben más: quita primero una.`
