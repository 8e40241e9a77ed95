const MONTHS = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(
  ' ',
)

/**
 * '11 ديسمبر 2026', for YYYY-MM-DD or for an ISO instant with the offset of its location. Not by `Intl`,
 * whose first formatter takes a browser longer than all rows of a listing.
 */
export function toDateText(date: string): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return date
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** '11 ديسمبر', of a day so near that nobody asks for the year. */
export function toDayText(date: string): string {
  return toDateText(date).replace(/ \d{4}$/, '')
}
