/* What the search knows of the language. */
import { technicalNames } from '../technical-names.js'

export { separateSearch, separateWords } from '../as-written.js'

/** People write whole sentences, whose other words say nothing about a job. */
export const fillers =
  'في من إلى على عن مع أو و ثم أبحث ابحث نبحث وظيفة وظائف عمل شغل فرصة فرص شاغر شواغر مطلوب قرب قريب بالقرب كـ'

/** Within a title, of another language too; its initials leave them out. */
export const smallWords = 'في من إلى على و a an and at of the to'

/* What people type at any company. A name may have several words; a comma separates names. */

/** Each line names one thing. */
export const alike: readonly string[] = [
  ...technicalNames,
  'عن بعد, عن بُعد, remote, من المنزل, العمل من المنزل, العمل عن بعد',
  'دوام جزئي, جزئي, part time, بدوام جزئي',
  'دوام كامل, كامل, full time, بدوام كامل',
  'مؤقت, عقد مؤقت, موسمي',
  'حر, مستقل, فريلانس, عمل حر',
  'أول, كبير, senior, خبير',
  'مبتدئ, حديث التخرج, خريج, بدون خبرة, خريجون جدد, junior',
  'ليلي, مناوبة ليلية, وردية ليلية',
  // Beginners
  'متدرب, تدريب, تدريب عملي, تدريب تعاوني, intern, internship',
  'متطوع, تطوع',
  // Software
  'مطور, مبرمج, developer, dev, تطوير, برمجة, مطوّر',
  'مهندس, engineer, هندسة',
  'مهندس برمجيات, مطور برمجيات, software engineer, مبرمج',
  'مدير نظم, مسؤول أنظمة, sysadmin',
  'مختبر, فاحص, ضمان الجودة, qa, اختبار',
  'دعم فني, دعم تقني, helpdesk, الدعم الفني',
  'أمن معلومات, أمن سيبراني, الأمن السيبراني, أمن المعلومات, security engineer',
  'ذكاء اصطناعي, الذكاء الاصطناعي, ai, machine learning, ml, تعلم الآلة',
  'محلل بيانات, تحليل بيانات, data analyst, تحليل البيانات',
  'مدير منتج, product manager, مدير المنتج, pm',
  'مدير مشروع, project manager, مدير مشاريع, إدارة المشاريع',
  'مصمم, designer, تصميم, مصمم جرافيك',
  'كاتب محتوى, محرر, copywriter, كتابة المحتوى',
  // Offices
  'موارد بشرية, الموارد البشرية, hr, شؤون الموظفين, human resources',
  'توظيف, مسؤول توظيف, recruiter, استقطاب المواهب, أخصائي توظيف',
  'محاسب, محاسبة, accountant, accounting, مالية, حسابات',
  'مشتريات, مسؤول مشتريات, procurement, المشتريات',
  'مبيعات, مندوب مبيعات, sales, مسؤول مبيعات, بائع, ممثل مبيعات',
  'خدمة العملاء, خدمة عملاء, customer service, ممثل خدمة العملاء, دعم العملاء',
  'مركز الاتصال, كول سنتر, call center, مركز اتصال',
  'سكرتير, سكرتارية, مساعد إداري, مساعد تنفيذي',
  'إداري, إدارة, موظف إداري',
  'استقبال, موظف استقبال',
  'محام, محامي, قانوني, مستشار قانوني, legal',
  'تسويق, marketing, إعلان, التسويق',
  'قائد فريق, رئيس فريق, مشرف, team lead',
  'مدير, رئيس, manager, head of, مديرة',
  'لوجستيات, سلسلة الإمداد, الخدمات اللوجستية, supply chain',
  'مترجم, ترجمة',
  'مدقق, تدقيق, مراجع حسابات',
  'كاشير, صراف, أمين صندوق',
  'مصور, تصوير',
  // Trades, care and teaching
  'أمين مستودع, مستودع, عامل مستودع, مخزن, مخازن',
  'سائق, سواق, driver, قيادة, سائقون',
  'مندوب توصيل, توصيل, ساعي',
  'طباخ, طاه, شيف, طاهي, مطبخ',
  'نادل, ويتر, جرسون, خدمة الطاولات',
  'عامل نظافة, نظافة, تنظيف',
  'فني, فني صيانة, صيانة, تقني, technician',
  'كهربائي, فني كهرباء, كهرباء',
  'سباك, سباكة',
  'ميكانيكي, فني ميكانيك, ميكانيكا',
  'حارس, حارس أمن, أمن',
  'عامل, عمال, عامل إنتاج',
  'ممرض, تمريض, nurse, ممرضة',
  'طبيب, أطباء, دكتور, طبيبة',
  'صيدلي, صيدلاني, صيدلية',
  'معلم, مدرس, أستاذ, تدريس, teacher',
]

/** What is meant by a name too, but not the other way round. */
export const wider: readonly (readonly [names: string, meant: string])[] = [
  ['سحابة, السحابة', 'aws, azure, gcp, kubernetes'],
  ['برمجة', 'مهندس برمجيات'],
  ['مكتب', 'إداري, سكرتير'],
]

/** Words that begin others of another meaning. */
export const complete: readonly string[] = ['java']

/** Arabic makes such words within, not at the end: they are named among those that mean the same. */
export function toFamily(_word: string): readonly string[] {
  return []
}

/** Shorter words have no ending. */
export const shortestWithEnding: number = 4

/** What the endings of one word have in common, on the way in and on the way out; no matter what it says. */
export const endings: readonly (readonly [RegExp, string])[] = [
  // The article, with what is joined before it
  [/^(?:[وفبك]?ال|لل)(?=.{3})/, ''],
  // Plurals, women, and what belongs to something
  [/(?<=.{3})(?:ات|ون|ين|ان|يه|ه|ي)$/, ''],
]

/** With a hyphen or a space. Two groups, which are written together. */
export const writtenApart = /\b(full|front|back)[\s-]+(stack|end|time)\b/gi

/** In letters. From so many on, a word is found within longer ones; where a language does not join words, none is. */
export const shortestInner: number = Infinity

/** What may stand between two words that are joined. */
export const links: readonly string[] = ['']

const DIGITS = /[٠-٩]/g
const FIRST_DIGIT = 0x0660

/** ى and ي, ة and ه, and the forms of alif; digits as in Latin texts; nothing that only stretches a word. */
export function foldLetters(text: string): string {
  return text
    .replace(/\u0640/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/٬/g, ',')
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) - FIRST_DIGIT))
}

/* How people write pay into a search. Sources of regular expressions, in lower case and without accents. */

/** Between thousands; signs of a class. */
export const thousands = ',٬'

export const beforePay = 'راتب|براتب|الراتب|من|اكثر من|لا يقل عن|حوالي|ابتداء من'
export const afterPay = 'فاكثر|فما فوق|او اكثر|سنويا|في السنه|بالسنه|/\\s?سنه|راتب'
/** Between the ends of a range, beside a dash. */
export const upTo = 'الي|حتي'
/** Behind an amount of pay that is not by the year. */
export const byOther = '(?:في|ب|لكل)?\\s?(?:ال)?(?:ساعه|يوم|اسبوع|شهر)(?!\\p{L})|شهريا'
/** Before an amount: asks for the opposite, or for pay that is not by the year. */
export const notLeast = 'اقل من|حتي|بحد اقصي'
/** Behind a number: how many of them it is. */
export const multiples: Record<string, number> = { k: 1000, الف: 1000, مليون: 1000000 }
/** By how they are typed; '$' for whichever dollar the roles are paid in. */
export const currencies: Record<string, string> = {
  درهم: 'AED',
  دراهم: 'AED',
  ريال: 'SAR',
  جنيه: 'EGP',
  دينار: 'KWD',
  يورو: 'EUR',
  دولار: '$',
}
