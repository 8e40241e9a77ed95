const DAY = /^\d{4}-\d{2}-\d{2}$/

/** YYYY-MM-DD; the calendar must have that day, because parsers take 31 June for 1 July. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
