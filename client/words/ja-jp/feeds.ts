/* What feed readers and calendars show. */
export * from '../en-gb/feeds.js'

export const aboutFeed = (organisation: string) => `${organisation}で募集中の求人`
/** Of the title, or the description, of the feed of all roles: the same for a department or place. */
export const feedPart = (whole: string, name: string) => `${whole}：${name}`
export const roleAt = (title: string, place: string) => `${title}（${place}）`
export const applicationsClose = (title: string) => `応募締切：${title}`
/** In the title of a range of pay, where job boards have no field for it. */
export const payUnits = {
  HOUR: '時給',
  DAY: '日給',
  WEEK: '週給',
  MONTH: '月給',
  YEAR: '年収',
}
