/* What stands around each page: skip links, header, menu, footer. */
export * from '../en-gb/frame.js'

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
