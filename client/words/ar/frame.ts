/* The language, and what is said on every page. */

export * from '../en-gb/frame.js'

/** As `CONTENT_LANG` has it. */
export const language = 'ar'
/** Of its script. */
export const direction: 'ltr' | 'rtl' = 'rtl'

/* What stands around each page: skip links, header, menu, footer. */

export const skipToMain = 'الانتقال إلى المحتوى الرئيسي'
export const skipToResults = 'الانتقال إلى النتائج'

export const siteHome = (organisation: string) => `الوظائف لدى ${organisation}`
export const mainNavigation = 'القائمة الرئيسية'
export const menu = 'القائمة'
/** The menu, or a notice. */
export const close = 'إغلاق'
/** Links, while there is no script. */
export const menuLink = 'القائمة'
export const closeMenuLink = 'إغلاق القائمة'

export const footer = 'تذييل الصفحة'
export const followUs = 'تابعنا'
export const followByFeed = 'متابعة الوظائف الجديدة عبر خلاصة'
/** Names the ways to the site in its other languages. */
export const languages = 'اللغات'

export const unknownJob =
  'الوظيفة التي يشير إليها الرابط غير موجودة في هذا الموقع؛ ربما انتهى التقديم عليها.'
export const seeAllRoles = 'عرض كل الوظائف الشاغرة'

/** Where the code of a page does not come. */
export const startFailed = <Again>(again: Again) => ['تعذّر تحميل أجزاء من هذه الصفحة. ', again]
export const tryAgain = 'إعادة المحاولة'

/* What is said while a visitor goes from page to page. */

/** To a screen reader, as the new page is there. */
export const navigatedTo = (title: string) => `تم الانتقال إلى ${title}`
export const stillLoading = 'جارٍ التحميل…'
export const stillLoadingPage = (title: string) => `جارٍ تحميل ${title}…`
/** After the text of a link, to a screen reader. */
export const inNewTab = '(يُفتح في علامة تبويب جديدة)'
/** Of a page kept for the time without a connection. */
export const savedCopy = <Day>(day: Day) => ['نسخة محفوظة من ', day, '. تعذّر الوصول إلى الموقع.']

/* How a role is saved on a visitor's device: loaded with every page. */

/** Beside a bookmark, in a narrow column. */
export const save = 'حفظ'
export const saved = 'محفوظة'
/** What screen readers call that button; once it is pressed, the word that it shows then follows. */
export const saveRole = (title: string) => `حفظ ${title}`
/** A link, in a narrow column. */
export const savedRoles = (n: number) => `الوظائف المحفوظة (${n})`

export const savingForbidden = 'لا يسمح هذا المتصفح للصفحة بالحفظ: مساحة التخزين معطّلة أو ممتلئة.'
export const noMoreThan = (n: number) => `بلغت الحد الأقصى للوظائف المحفوظة (${n}). أزل واحدة أولًا.`
