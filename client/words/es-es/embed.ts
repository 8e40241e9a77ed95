/* The list of open roles on other websites. */
export * from '../en-gb/embed.js'

export const seeAllRoles = 'Ver todas las ofertas'
/** Of more than one, more than are listed. */
export const seeAllOf = (count: number) => `Ver las ${count} ofertas`
export const noOpenRoles = 'Ahora mismo no hay ofertas de empleo.'
