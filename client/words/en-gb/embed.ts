/* The list of open roles on other websites. */

export const seeAllRoles = 'See all roles'
/** Of more than one, more than are listed. */
export const seeAllOf = (count: number) => `See all ${count} open roles`
export const noOpenRoles = 'No open roles at present.'
