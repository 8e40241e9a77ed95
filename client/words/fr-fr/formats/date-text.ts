const MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')

/**
 * '11 décembre 2026', '1er mai 2026', for YYYY-MM-DD or for an ISO instant with the offset of its location. Not by
 * `Intl`, whose first formatter takes a browser longer than all rows of a listing.
 */
export function toDateText(date: string): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return date
  const ordinal = day.getUTCDate() === 1 ? 'er' : ''
  return `${day.getUTCDate()}${ordinal} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** '11 décembre', of a day so near that nobody asks for the year. */
export function toDayText(date: string): string {
  return toDateText(date).replace(/ \d{4}$/, '')
}
