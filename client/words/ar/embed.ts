/* The list of open roles on other websites. */
import { ofOpenRoles } from './formats/count-roles.js'

export * from '../en-gb/embed.js'

export const seeAllRoles = 'عرض كل الوظائف'
/** Of more than one, more than are listed. */
export const seeAllOf = (count: number) => `عرض الكل: ${ofOpenRoles(count)}`
export const noOpenRoles = 'لا توجد وظائف شاغرة حاليًا.'
