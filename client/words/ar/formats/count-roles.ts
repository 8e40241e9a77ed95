import { counted, type Forms } from './counted.js'

const ROLES: Forms = {
  zero: 'لا وظائف',
  one: 'وظيفة واحدة',
  two: 'وظيفتان',
  few: 'وظائف',
  many: 'وظيفة',
  other: 'وظيفة',
}

const OPEN_ROLES: Forms = {
  zero: 'لا وظائف شاغرة',
  one: 'وظيفة شاغرة واحدة',
  two: 'وظيفتان شاغرتان',
  few: 'وظائف شاغرة',
  many: 'وظيفة شاغرة',
  other: 'وظيفة شاغرة',
}

export const countRoles = (n: number) => counted(n, ROLES)
export const countOpenRoles = (n: number) => counted(n, OPEN_ROLES)

/** After a word that changes the form of two: 'عرض وظيفتين'. */
export const ofRoles = (n: number) => counted(n, { ...ROLES, two: 'وظيفتين' })
export const ofOpenRoles = (n: number) => counted(n, { ...OPEN_ROLES, two: 'وظيفتين شاغرتين' })
