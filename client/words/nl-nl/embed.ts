/* The list of open roles on other websites. */
export * from '../en-gb/embed.js'

export const seeAllRoles = 'Alle vacatures bekijken'
/** Of more than one, more than are listed. */
export const seeAllOf = (count: number) => `Alle ${count} vacatures bekijken`
export const noOpenRoles = 'Op dit moment geen vacatures.'
