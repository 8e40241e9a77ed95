/** A value in a predicate's arguments, as the query language writes it. */
export type PredicateValue = string | number | boolean | PredicateValue[]

/** One predicate of a query, for example `at(document.type, "job")`. */
export interface Predicate {
  name: string
  /** `document.type`, `my.job.title`; absent where the predicate takes only arguments. */
  path?: string
  args: PredicateValue[]
  /** The query text and where in it the predicate begins, for error messages. */
  source: string
  offset: number
}

interface PredicateForm {
  path: boolean
  /** For each argument the types that it may have. */
  args: readonly (readonly ('string' | 'number' | 'boolean' | 'list')[])[]
}

const ANY_VALUE = ['string', 'number', 'boolean', 'list'] as const
const DATE = ['string', 'number'] as const
const onField = (...args: PredicateForm['args']): PredicateForm => ({ path: true, args })

/** The predicates of the REST API. */
export const PREDICATE_FORMS: Readonly<Record<string, PredicateForm>> = {
  at: onField(ANY_VALUE),
  not: onField(ANY_VALUE),
  any: onField(['list']),
  in: onField(['list']),
  has: onField(),
  missing: onField(),
  fulltext: onField(['string']),
  similar: { path: false, args: [['string'], ['number']] },
  'geopoint.near': onField(['number'], ['number'], ['number']),
  'number.lt': onField(['number']),
  'number.gt': onField(['number']),
  'number.inRange': onField(['number'], ['number']),
  'date.after': onField(DATE),
  'date.before': onField(DATE),
  'date.between': onField(DATE, DATE),
  'date.day-of-month': onField(['number']),
  'date.day-of-month-after': onField(['number']),
  'date.day-of-month-before': onField(['number']),
  'date.day-of-week': onField(DATE),
  'date.day-of-week-after': onField(DATE),
  'date.day-of-week-before': onField(DATE),
  'date.month': onField(DATE),
  'date.month-after': onField(DATE),
  'date.month-before': onField(DATE),
  'date.year': onField(['number']),
  'date.hour': onField(['number']),
  'date.hour-after': onField(['number']),
  'date.hour-before': onField(['number']),
}
