/* The filters of the list, and what is said of what they or a search find. */
import { countOpenRoles, countRoles, ofRoles } from './formats/count-roles.js'
import { toCountText } from './formats/counted.js'
import { quoted, withWholeSign } from './formats/isolated.js'
import { toAlternatives } from './formats/list-text.js'

export * from '../en-gb/filters.js'

export const location = 'الموقع'
export const department = 'القسم'
export const type = 'نوع الوظيفة'
export const remote = 'العمل عن بُعد'
export const pay = 'الراتب'

export const remoteOnly = 'وظائف عن بُعد فقط'
/** @param amount With its currency: '50,000 €'. */
export const payOrMore = (amount: string) => `${withWholeSign(amount)} سنويًا أو أكثر`

export const openRoles = 'الوظائف الشاغرة'
export const openRolesIn = (department: string) => `الوظائف الشاغرة في ${department}`

export const countOpen = (n: number) => countOpenRoles(n)
export const countOf = (found: number, total: number) =>
  `${toCountText(found)} من أصل ${ofRoles(total)}`
export const noOpenRoles = 'لا توجد وظائف شاغرة'
export const noneMatches = 'لا توجد وظائف مطابقة'
/** For screen readers. @param found One of the four above. */
export const newestFirst = (found: string) => `${found}، الأحدث أولًا`
export const searching = (total: number) => `جارٍ البحث في ${ofRoles(total)}…`

/** @param values From the address, at least one. */
export const unknownValues = (values: readonly string[]) => {
  const filters = values.length === 1 ? 'هذا المرشّح' : 'هذه المرشّحات'
  return `لا توجد وظيفة شاغرة ضمن ${toAlternatives(values.map(quoted))}، لذلك لم نستخدم ${filters}.`
}

/** Among the chosen filters. */
export const searchedFor = (text: string) => quoted(text)
/** Buttons, of which each says how many roles there are without its filter. */
export const removeSearch = 'إزالة كلمات البحث'
export const removeFilter = (name: string) => `إزالة ${quoted(name)}`

/** @param other Roles paid otherwise. @param silent Roles that state no pay. Not both are 0. */
export const notCompared = (other: number, currency: string, silent: number) => {
  const roles = [
    other === 0 ? '' : `${countRoles(other)} من دون راتب سنوي بعملة ${currency}`,
    silent === 0 ? '' : `${countRoles(silent)} من دون راتب معلن`,
  ]
  return `خارج المقارنة: ${roles.filter(Boolean).join('، و')}.`
}

export const remoteHint = (n: number, country: string) =>
  `إضافةً إلى ${ofRoles(n)} عن بُعد (${country})`
/** Countries that a sentence names otherwise than editors do; by ISO 3166. */
export const countriesInSentence: Record<string, string> = {}

/* How a search was understood. */

export const searchedSpelling = (text: string, spelling: string) =>
  `لا توجد وظيفة فيها ${quoted(text)}. بحثنا عن ${quoted(spelling)}.`
export const searchedMost = 'لا توجد وظيفة فيها كل هذه الكلمات. بحثنا عن معظمها.'
/** @param words At least one. @param hasOthers Whether roles have all of the other words. */
export const wordsLeftOut = (words: readonly string[], hasOthers: boolean) => {
  const left = words.length === 1 ? 'هذه الكلمة' : 'هذه الكلمات'
  const others = hasOthers ? '' : ' ولا توجد وظيفة فيها كل الكلمات الأخرى.'
  return `لا توجد وظيفة فيها ${toAlternatives(words.map(quoted))}، لذلك لم نبحث عن ${left}.${others}`
}
/** @param pay '50,000 € سنويًا أو أكثر' */
export const readAsPay = (text: string, pay: string) =>
  `فهمنا ${quoted(text)} على أنه ${pay}. لا تظهر الوظائف التي لا تذكر راتبًا سنويًا بهذه العملة.`
export const noPayInCurrency = (text: string) =>
  `لا توجد وظيفة تذكر راتبًا سنويًا بعملة ${quoted(text)}، لذلك لم نستخدمه في البحث.`
