/* The list of roles with its filters, rows of roles on any page, and the parts of pages that editors put together. */
import {
  counted,
  countOpenRoles,
  countRoles,
  type Forms,
  ofOpenRoles,
  ofRoles,
  quoted,
  toAlternatives,
  toCountText,
  toList,
  withWholeSign,
} from './formats.js'

export * from '../en-gb/listing.js'

/* A row. */

export const isNew = 'جديدة'
export const closesSoon = 'تنتهي قريبًا'
export const closes = <Day>(day: Day) => ['ينتهي التقديم في ', day]
export const posted = <Day>(day: Day) => ['نُشرت في ', day]
/** After the first places of a role: 'الرياض، دبي، القاهرة، و2 غيرها'. */
export const andMore = (n: number) => `، و${n} غيرها`
const DAYS: Forms = {
  zero: 'من دون أيام',
  one: 'يوم واحد',
  two: 'يومان',
  few: 'أيام',
  many: 'يومًا',
  other: 'يوم',
}
export const hybridWith = (officeDays: number) => `هجين، ${counted(officeDays, DAYS)} في المكتب`
/** Why a search found the role. @param texts That the row does not show. */
export const matches = (texts: readonly string[]) => `مطابقة لـ: ${toList(texts.map(quoted))}`

/* The list. */

export const showMore = (n: number) => `عرض المزيد: ${ofRoles(n)}`
export const allIn = (n: number, department: string) => `كل وظائف ${department} (${toCountText(n)})`

export const sortBy = 'الترتيب حسب'
export const byDepartment = 'القسم'
export const byMatch = 'الأكثر مطابقة'
export const byDate = 'الأحدث'

export const showAllRoles = 'عرض كل الوظائف'
export const searchFailed = <Again>(again: Again) => [
  'لم يُحمَّل البحث، لذلك تظهر كل الوظائف. ',
  again,
]
export const rolesFailed = 'تعذّر تحميل الوظائف.'
export const tryAgain = 'إعادة المحاولة'

export const needsScript = (total: number) =>
  `يتطلب البحث والتصفية JavaScript ومتصفحًا حديثًا. هذه قائمة كل الوظائف (${toCountText(total)})؛ ولكل قسم وموقع صفحة خاصة.`
/** Where the page has only the first of the roles. */
export const longNeedsScript = (total: number) =>
  `يتطلب البحث والتصفية JavaScript ومتصفحًا حديثًا. تجد كل الوظائف (${toCountText(total)}) في صفحات الأقسام والمواقع وفي القائمة الأبجدية.`

export const noRoles = 'لا توجد وظائف شاغرة حاليًا.'
export const noneMatchesSearch = (text: string) => `لا توجد وظيفة تطابق ${quoted(text)}`
export const noneMatchesAll = 'لا توجد وظيفة تطابق كل الاختيارات'
export const takeOneAway = 'ستظهر وظائف إذا أزلت أحد الاختيارات:'
export const browseDepartment = 'أو تصفّح أحد الأقسام:'
/** A button, with the number of roles that it shows. */
export const actionFor = (action: string, n: number) => `${action} (${ofRoles(n)})`

export const copySearch = 'نسخ رابط هذا البحث'
/** The only place of a country, in a list of countries. */
export const placeIn = (country: string, place: string) => `${country} (${place})`

export const feedOfAll = 'خلاصة كل الوظائف'
/** @param search 'الهندسة، دبي' */
export const feedOfSearch = (search: string) => `خلاصة هذا البحث: ${search}`

/* The filters. */

export const filterForm = 'الوظائف'
export const searchRoles = 'البحث في الوظائف'
export const anyPay = 'أي راتب'
export const clearAll = 'مسح الكل'
export const chosenFilters = 'المرشّحات المختارة'
/** A button that shows the name of the filter only. */
export const removeChosen = <Part>(
  name: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [hidden('إزالة '), shown(name)]
/** A button, of which screen readers say to which filter it belongs. */
export const showAllOf = <Part>(
  n: number,
  filter: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [shown(`عرض الكل (${n})`), hidden(`: ${filter}`)]
export const showFewerOf = <Part>(
  filter: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [shown('عرض أقل'), hidden(`: ${filter}`)]
export const placesIn = (country: string) => `المواقع في ${country}`

/** A button that opens them on a small screen, and what it opens. */
export const openFilters = 'تصفية'
export const openFiltersApplied = (n: number) => `تصفية (${n})`
export const filters = 'تصفية'
export const closeFilters = 'إغلاق'
export const showRoles = 'عرض الوظائف'
export const showCount = (n: number) => `عرض ${ofRoles(n)}`
export const noneToShow = 'لا توجد وظائف مطابقة'

/** Links in place of filters, while there is no script. */
export const departmentLinks = 'الانتقال إلى قسم'
export const openDepartmentLinks = 'الانتقال إلى قسم'
export const jumpTo = 'الانتقال إلى'

/* On many pages. */

export const breadcrumb = 'مسار التنقل'
/** A button beside a field. */
export const search = 'بحث'
export const linkCopied = 'نُسخ الرابط'
export const cannotCopy = 'لا يسمح هذا المتصفح للصفحة بالنسخ: انسخ العنوان من شريط العناوين'
/** After the name of what a link leads to, for screen readers. */
export const withOpenRoles = (n: number) => `، ${countOpenRoles(n)}`

/* Parts of a page to which editors gave no heading, for screen readers. */

export const benefits = 'المزايا'
export const departments = 'الأقسام'
export const questions = 'الأسئلة الشائعة'
export const featuredRoles = 'وظائف مختارة'
export const offices = 'المكاتب'
export const people = 'فريقنا'
export const steps = 'الخطوات'
export const table = 'جدول'

/** Of the field for a search. */
export const findRole = 'البحث عن وظيفة'
/** Of an office. */
export const openRolesThere = (n: number) => (n === 0 ? 'لا توجد وظائف شاغرة' : countOpenRoles(n))

/* The filters of the list, and what is said of what they or a search find. */

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

/* The list of open roles on other websites. */

export const seeAllRoles = 'عرض كل الوظائف'
/** Of more than one, more than are listed. */
export const seeAllOf = (count: number) => `عرض الكل: ${ofOpenRoles(count)}`
export const noRolesAtPresent = 'لا توجد وظائف شاغرة حاليًا.'
