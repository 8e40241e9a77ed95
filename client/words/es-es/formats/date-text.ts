const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  )

/**
 * '11 de diciembre de 2026', for YYYY-MM-DD or for an ISO instant with the offset of its location. Not by `Intl`,
 * whose first formatter takes a browser longer than all rows of a listing.
 */
export function toDateText(date: string): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return date
  return `${day.getUTCDate()} de ${MONTHS[day.getUTCMonth()]} de ${day.getUTCFullYear()}`
}

/** '11 de diciembre', of a day so near that nobody asks for the year. */
export function toDayText(date: string): string {
  return toDateText(date).replace(/ de \d{4}$/, '')
}
