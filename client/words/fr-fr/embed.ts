/* The list of open roles on other websites. */
export * from '../en-gb/embed.js'

export const seeAllRoles = 'Voir toutes les offres'
/** Of more than one, more than are listed. */
export const seeAllOf = (count: number) => `Voir les ${count} offres`
export const noOpenRoles = 'Aucune offre d’emploi en ce moment.'
