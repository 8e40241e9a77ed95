/**
 * '2026年12月11日', for YYYY-MM-DD or for an ISO instant with the offset of its location. Not by `Intl`,
 * whose first formatter takes a browser longer than all rows of a listing.
 */
export function toDateText(date: string): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return date
  return `${day.getUTCFullYear()}年${day.getUTCMonth() + 1}月${day.getUTCDate()}日`
}

/** '12月11日', of a day so near that nobody asks for the year. */
export function toDayText(date: string): string {
  return toDateText(date).replace(/^\d{4}年/, '')
}
