/* The pages beside the list and the role: their headings, leads, links. */
import {
  counted,
  countOpenRoles,
  countRoles,
  type Forms,
  ofOpenRoles,
  quoted,
  toCountText,
} from './formats.js'

export * from '../en-gb/pages.js'

/** The first part of a trail of links. */
export const allRoles = 'كل الوظائف'
export const allOpenRoles = 'كل الوظائف الشاغرة'
export const seeAllRoles = 'عرض كل الوظائف الشاغرة'
export const openRoles = (n: number) => countOpenRoles(n)

/** Of the field for a search, on the front page. */
export const findYourPlace = (n: number) => `ابحث عن مكانك بين ${ofOpenRoles(n)}`
export const departments = 'الأقسام'
export const places = 'المواقع'
export const allRolesAToZ = 'كل الوظائف بالترتيب الأبجدي'

export const department = 'القسم'
export const location = 'الموقع'
export const landingRoles = (n: number) =>
  n === 0 ? 'لا توجد وظائف شاغرة حاليًا' : countOpenRoles(n)
export const newestOnly = (n: number) => `تظهر هنا أحدث الوظائف (${n}).`
export const filterThese = 'تصفية هذه الوظائف في القائمة الكاملة'
/** A feed of the roles of a department or place. */
export const followNewRoles = (name: string) => `متابعة الوظائف الجديدة: ${name}`
export const allRolesOf = (name: string) => `كل وظائف ${name} بالترتيب الأبجدي`
export const remoteRoles = (place: string) => `وظائف عن بُعد متاحة من ${place}`
export const allRemoteRoles = (n: number, place: string) =>
  `كل الوظائف عن بُعد المتاحة من ${place} (${toCountText(n)})`
export const about = (name: string) => `عن ${name}`

/** The part of a list, for example 'من ا إلى ج' of 'كل الوظائف'. */
export const partOfList = (list: string, part: string) => `${list} بالترتيب الأبجدي: ${part}`
export const allParts = 'كل الأجزاء'

export const opensOn = (day: string) =>
  `يبدأ التقديم على هذه الوظيفة في ${day}. قد تجد وظائف مشابهة شاغرة الآن.`
export const closedOn = (day: string) =>
  `انتهى التقديم على هذه الوظيفة في ${day}. قد تجد وظائف مشابهة شاغرة الآن.`
export const closed = 'انتهى التقديم على هذه الوظيفة. قد تجد وظائف مشابهة شاغرة الآن.'
export const findAnother = 'البحث عن وظيفة أخرى'
export const rolesLikeThis = 'وظائف شاغرة مشابهة'
export const rolesIn = (department: string) => `الوظائف في ${department}`

export const moved = 'نُقلت هذه الصفحة'
export const newAddress = 'الانتقال إلى عنوانها الجديد'
export const roleHasClosed = 'لم تعد هذه الوظيفة شاغرة'
export const earlierAdvert = 'هذا الرابط من إعلان سابق. اطّلع على الوظائف الشاغرة الآن.'

export const notFound = 'الصفحة غير موجودة'
export const notFoundLead = 'قد يكون العنوان مكتوبًا بشكل خاطئ، أو انتهى التقديم على الوظيفة.'
export const tooLarge = 'هذا الطلب كبير جدًا'
export const tooLargeLead =
  'العنوان طويل جدًا، أو يرسل متصفحك عددًا كبيرًا من ملفات تعريف الارتباط. احذف ملفات تعريف الارتباط لهذا الموقع، أو افتحه في نافذة خاصة.'
export const findRole = 'البحث عن وظيفة'
export const rolesByDepartment = 'الوظائف حسب القسم'

export const offline = 'أنت غير متصل بالإنترنت'
export const offlineLead = 'هذه الصفحة غير محفوظة على جهازك. ستفتح عند عودة الاتصال.'
export const whatYouCanDo = 'ما يمكنك فعله الآن'
export const tryAgain = 'إعادة المحاولة'
export const openSavedList = 'فتح نسخة قائمة الوظائف المحفوظة على جهازك'
export const openSavedRoles = 'فتح الوظائف التي حفظتها'
export const readOffline = 'وظائف يمكنك قراءتها دون اتصال'
export const savedOn = <Day>(day: Day) => ['حُفظت في ', day]

/* What is saved, or shared by a link. */

export const savedHeading = 'الوظائف المحفوظة'
export const savedLead = 'الوظائف التي حفظتها على هذا الجهاز.'
export const sharedHeading = 'وظائف تمت مشاركتها'
export const sharedLead = 'الوظائف الواردة في الرابط. احفظها لتبقى على هذا الجهاز.'
/** Of a list, for screen readers. */
export const listOfRoles = 'قائمة الوظائف'
export const needsScript =
  'يتطلب حفظ الوظائف JavaScript ومتصفحًا حديثًا. يحتفظ بها متصفحك وحده، ولا يطّلع عليها أحد غيرك.'

const SAVED: Forms = {
  zero: 'لا وظائف محفوظة',
  one: 'وظيفة محفوظة واحدة',
  two: 'وظيفتان محفوظتان',
  few: 'وظائف محفوظة',
  many: 'وظيفة محفوظة',
  other: 'وظيفة محفوظة',
}
export const countSaved = (n: number) => counted(n, SAVED)
export const countShared = (n: number) => countRoles(n)
export const oneRemoved = (title: string) => `أُزيلت ${quoted(title)}.`
export const manyRemoved = (n: number) => `أُزيلت ${countRoles(n)}.`
export const undo = 'تراجع'
/** A button that hands the page to another app of a phone. */
export const share = 'مشاركة'
export const copyLink = 'نسخ الرابط'
export const removeAll = 'إزالة الكل'
export const saveAll = 'حفظ الكل'
export const allSaved = 'كل الوظائف الشاغرة منها محفوظة.'

export const nothingSaved = 'لا توجد وظائف محفوظة'
export const howToSave =
  'اضغط «حفظ» بجانب أي وظيفة لتبقى هنا: على هذا الجهاز فقط ومن دون حساب. ويمكنك بالرابط نقل القائمة إلى جهاز آخر أو مشاركتها مع غيرك.'

/* The saved or shared roles as a table, whose columns are named here and in `job`. */

export const compareRoles = 'مقارنة'
export const showAsList = 'عرض كقائمة'
/** Of the table, for screen readers. */
export const rolesCompared = 'مقارنة الوظائف'
export const role = 'الوظيفة'
/** In which the role is advertised. */
export const language = 'اللغة'
/** Instead of a fact that the role lacks. */
export const notStated = 'غير محدد'

/** Instead of a title that is not known. */
export const roleOfNumber = (id: string) => `الوظيفة ${id}`
export const cannotBeLoaded = 'تعذّر تحميل المزيد عن هذه الوظيفة الآن.'
export const notOfThisSite = 'لا توجد وظيفة شاغرة بهذا الرقم.'
export const noLongerOpen = 'لم تعد هذه الوظيفة شاغرة.'
/** A button that shows its first word; the list says the rest. */
export const remove = <Part>(title: string, hidden: (text: string) => Part) => [
  'إزالة',
  hidden(` ${title}`),
]
