import { toTime } from './field-values.js'
import type { PredicateValue } from './predicate.js'

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const PARTS: Readonly<Record<string, (date: Date) => number>> = {
  'day-of-month': (date) => date.getUTCDate(),
  'day-of-week': (date) => date.getUTCDay() || 7,
  month: (date) => date.getUTCMonth() + 1,
  year: (date) => date.getUTCFullYear(),
  hour: (date) => date.getUTCHours(),
}

/**
 * A test of one Date or Timestamp value for a predicate without its `date.`: `after`, `between`,
 * `month-before` and the like. Undefined when an argument is not a date, a day or a month.
 */
export function createDateTest(
  name: string,
  args: readonly PredicateValue[],
): ((value: unknown) => boolean) | undefined {
  const [, part = '', side] = /^(.+?)(?:-(after|before))?$/.exec(name) ?? []
  const readPart = PARTS[part]
  if (readPart) {
    const wanted = toNumber(part, args[0])
    if (wanted === undefined) return undefined
    return testTime((time) => {
      const actual = readPart(new Date(time))
      if (side === 'after') return actual > wanted
      return side === 'before' ? actual < wanted : actual === wanted
    })
  }
  const [from, to] = args.map(toTime)
  if (from === undefined || (args.length > 1 && to === undefined)) return undefined
  if (name === 'after') return testTime((time) => time > from)
  if (name === 'before') return testTime((time) => time < from)
  return testTime((time) => time >= from && time <= (to ?? from))
}

function testTime(test: (time: number) => boolean): (value: unknown) => boolean {
  return (value) => {
    const time = toTime(value)
    return time !== undefined && test(time)
  }
}

function toNumber(part: string, value: PredicateValue | undefined): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return undefined
  if (/^\d+$/.test(value)) return Number(value)
  const names = part === 'month' ? MONTHS : DAYS
  const index =
    value.length < 3 ? -1 : names.findIndex((name) => name.startsWith(value.toLowerCase()))
  return index === -1 ? undefined : index + 1
}
