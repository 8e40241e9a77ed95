/* What feed readers and calendars show. */
export * from '../en-gb/feeds.js'

export const aboutFeed = (organisation: string) => `الوظائف الشاغرة لدى ${organisation}`
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
