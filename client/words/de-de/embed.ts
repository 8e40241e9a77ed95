/* The list of open roles on other websites. */
export * from '../en-gb/embed.js'

export const seeAllRoles = 'Alle Stellen ansehen'
/** Of more than one, more than are listed. */
export const seeAllOf = (count: number) => `Alle ${count} offenen Stellen ansehen`
export const noOpenRoles = 'Zurzeit gibt es keine offenen Stellen.'
