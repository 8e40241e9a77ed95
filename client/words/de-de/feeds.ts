/* What feed readers and calendars show. */
export * from '../en-gb/feeds.js'

export const aboutFeed = (organisation: string) => `Offene Stellen bei ${organisation}`
/** Of the title, or the description, of the feed of all roles: the same for a department or place. */
export const feedPart = (whole: string, name: string) => `${whole}: ${name}`
export const roleAt = (title: string, place: string) => `${title}, ${place}`
export const applicationsClose = (title: string) => `Bewerbungsschluss: ${title}`
/** In the title of a range of pay, where job boards have no field for it. */
export const payUnits = {
  HOUR: 'pro Stunde',
  DAY: 'pro Tag',
  WEEK: 'pro Woche',
  MONTH: 'pro Monat',
  YEAR: 'pro Jahr',
}
