/* What the pages' data and heads say: titles, descriptions for search results, headings of an advert. */
import { countOpenRoles, ofOpenRoles, withWholeSign } from './formats.js'

export * from '../en-gb/content.js'

export const siteName = (organisation: string) => `الوظائف لدى ${organisation}`
/** Stands for the organisation's name in these sentences, where the settings have none. */
export const ourCompany = 'شركتنا'
/** On a phone's home screen. */
export const siteOnPhone = 'الوظائف'
export const aboutSite = (organisation: string) =>
  `الوظائف الشاغرة لدى ${organisation}، وخطوات التوظيف، وما يهمك معرفته قبل تقديم طلبك.`

export const openRoles = 'الوظائف الشاغرة'
/** The page of all roles, in the way down to a page. */
export const allRoles = 'كل الوظائف'
export const countOfRoles = (count: number) => countOpenRoles(count)

export const departmentTitle = (department: string) => `وظائف قسم ${department}`
/** The place is one of remote work. */
export const remotePlaceTitle = (place: string) => `الوظائف: ${place}`
export const placeTitle = (place: string) => `الوظائف في ${place}`
export const aboutRolesIn = (site: string, name: string, count: number) =>
  `${site}، ${name}: ${countOpenRoles(count)}.`
export const address = 'العنوان'
/** Either may be empty. */
export const townLine = (town: string, postcode: string) => `${town} ${postcode}`.trim()
export const openInMaps = 'فتح في الخرائط'

export const noRoleOpen = 'لا توجد وظائف شاغرة حاليًا.'
export const openNow = (titles: string) => `الشاغر الآن: ${titles}.`
export const openNowAndMore = (titles: string, more: number) =>
  `الشاغر الآن: ${titles}، إضافةً إلى ${ofOpenRoles(more)} أخرى.`
export const factsSentence = (facts: string) => `${facts}.`
export const followedBy = (text: string, sentence: string) => `${text} ${sentence}`

export const placesAndMore = (first: string, more: number) => `${first} ومواقع أخرى (${more})`
export const closesAtTime = (time: string, town: string) => `${time} بتوقيت ${town}`

export const applyFor = (title: string) => `التقديم على وظيفة ${title}`
export const applyForThisRole = 'التقديم على هذه الوظيفة'
export const aboutTheRole = 'عن الوظيفة'
export const whatYouWillDo = 'مهام الوظيفة'
export const whatYouBring = 'المؤهلات والخبرات'
export const goodToKnow = 'معلومات مفيدة'
export const payBands = 'نطاقات الرواتب'
export const workingHours = 'ساعات العمل'
export const whatWeOffer = 'ما نقدمه لك'
export const howWeHire = 'خطوات التوظيف'
/** A cell of a table, where there are no tables. */
export const underHeading = (heading: string, cell: string) => `${heading}: ${cell}`

interface Amount {
  /** With the sign of the currency. */
  whole: string
  digits: string
}
export const payUpTo = ({ whole }: Amount) => `حتى ${withWholeSign(whole)}`
export const payFrom = ({ whole }: Amount) => `ابتداءً من ${withWholeSign(whole)}`
export const payBetween = (least: Amount, most: Amount) =>
  `من ${least.digits} إلى ${withWholeSign(most.whole)}`
/** `unit`: as in the options. */
export const payPer = (amounts: string, unit: string) => `${amounts} ${unit}`
export const payAndMore = (first: string, more: number) => `${first} ونطاقات أخرى (${more})`

export const closedTitle = (title: string) => `انتهى التقديم: ${title}`
export const aboutClosed = (title: string) => `انتهى التقديم على وظيفة ${title}.`
export const notOpenYetTitle = (title: string) => `لم يبدأ التقديم بعد: ${title}`
export const opensOn = (title: string, day: string) => `يبدأ التقديم على وظيفة ${title} في ${day}.`
export const seeSimilarRoles = 'اطّلع على الوظائف الشاغرة المشابهة، أو ابحث في جميع الوظائف.'

export const directoryTitle = (roles: string, letters: string) =>
  `${roles} بالترتيب الأبجدي: ${letters}`
export const aboutDirectory = (roles: string, site: string, letters: string) =>
  `${site}، ${roles} بالترتيب الأبجدي: ${letters}.`
export const letterRange = (first: string, last: string) => `من ${first} إلى ${last}`
export const partOfLetters = (letters: string, part: number) => `${letters}، الجزء ${part}`
/** Titles that begin with a digit, or with a letter of another script. */
export const otherLetters = 'أرقام وحروف أخرى'

export const pageNotFound = 'الصفحة غير موجودة'
export const pageMoved = 'نُقلت هذه الصفحة'
export const roleNotOpen = 'لم تعد هذه الوظيفة شاغرة'
export const youAreOffline = 'أنت غير متصل بالإنترنت'
export const savedRoles = 'الوظائف المحفوظة'

export const rolesByMail = 'الوظائف الجديدة عبر البريد الإلكتروني'
export const generalApplication = 'تقديم طلب توظيف عام'
export const film = 'فيديو'
export const watchFilm = 'مشاهدة الفيديو'
export const readTranscript = 'قراءة نص الفيديو'

/* What feed readers and calendars show. */

export const aboutFeed = (organisation: string) => `الوظائف الشاغرة لدى ${organisation}`
/** Of the description of a feed that does not hold all roles. */
export const newestOf = (whole: string, count: number) => `${whole}: أحدث ${count}`
/** Of the title, or the description, of the feed of all roles: the same for a department or place. */
export const feedPart = (whole: string, name: string) => `${whole}: ${name}`
export const roleAt = (title: string, place: string) => `${title}، ${place}`
export const applicationsClose = (title: string) => `آخر موعد للتقديم: ${title}`
/** In the title of a range of pay, where job boards have no field for it. */
export const payUnits = {
  HOUR: 'في الساعة',
  DAY: 'في اليوم',
  WEEK: 'في الأسبوع',
  MONTH: 'في الشهر',
  YEAR: 'في السنة',
}

/** The letters under which titles are listed; أ, إ and آ stand under ا. */
export const alphabet = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'
