const FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** '11 December 2026', for YYYY-MM-DD or for an ISO instant with the offset of its location. */
export function toDateText(date: string): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? date : FORMAT.format(day)
}
