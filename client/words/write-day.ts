/**
 * Of YYYY-MM-DD, or of an ISO instant with the offset of its location. Not by `Intl`, whose first formatter takes a
 * browser longer than all rows of a listing. A text that is no day stays as it is.
 *
 * @param write The month counts from 0.
 */
export function writeDay(
  date: string,
  write: (day: number, month: number, year: number) => string,
): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return date
  return write(day.getUTCDate(), day.getUTCMonth(), day.getUTCFullYear())
}
