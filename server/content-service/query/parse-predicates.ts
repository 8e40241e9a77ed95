import { createParsingError } from '../repository/api-error.js'
import { FIELD_PATH } from './field-reader.js'

type PredicateValue = string | number | boolean

/** For example `at(document.type, "job")`. */
export interface Predicate {
  name: PredicateName
  path: string
  values: readonly PredicateValue[]
}

const PREDICATE_NAMES = ['at', 'not', 'any', 'in', 'date.after'] as const
type PredicateName = (typeof PREDICATE_NAMES)[number]

// The official client escapes only quotes: any other backslash is literal.
const VALUE = /"(?:\\"|[^"\\]|\\(?!"))*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false/
const LIST = `\\[\\s*(?:(?:${VALUE.source})\\s*(?:,\\s*(?:${VALUE.source})\\s*)*)?\\]`
/** The service's own `href`s name a variable, as in `[:d = at(…)]`. */
const PREDICATE_START = /\s*\[\s*(?::d\s*=\s*)?([\w.-]+)\s*\(\s*/y
const ARGUMENTS = new RegExp(`([\\w.-]+)\\s*,\\s*(${VALUE.source}|${LIST})\\s*\\)\\s*\\]`, 'y')
const QUERY_END = /\s*\]\s*$/y

/**
 * Parses one `q` parameter, for example `[[at(document.type, "job")][not(my.job.uid, "7")]]`.
 * @throws ApiError 400 with line and column for a syntax error or an unsupported predicate
 */
export function parsePredicates(source: string): Predicate[] {
  let offset = 0
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = offset
    const found = pattern.exec(source)
    if (found) offset = pattern.lastIndex
    return found
  }

  const predicates: Predicate[] = []
  if (!match(/\s*\[/y)) throw createParsingError("expected '['", source, offset)
  while (!match(QUERY_END)) {
    const start = offset
    const [, name] = match(PREDICATE_START) ?? []
    if (name === undefined) throw createParsingError('expected a predicate', source, start)
    if (!isSupported(name)) {
      const message = `predicate '${name}' is not supported, only ${PREDICATE_NAMES.join(', ')}`
      throw createParsingError(message, source, source.indexOf(name, start))
    }
    const argumentsStart = offset
    const [, path = '', argument] = match(ARGUMENTS) ?? []
    if (argument === undefined || !fits(name, argument)) {
      throw createParsingError(`unexpected arguments of '${name}'`, source, argumentsStart)
    }
    if (!FIELD_PATH.test(path)) {
      throw createParsingError(`unexpected field '${path}'`, source, argumentsStart)
    }
    predicates.push({ name, path, values: readValues(argument) })
  }
  return predicates
}

function isSupported(name: string): name is PredicateName {
  return PREDICATE_NAMES.some((supported) => supported === name)
}

function fits(name: PredicateName, argument: string): boolean {
  const isList = argument.startsWith('[')
  if (name === 'any' || name === 'in') return isList
  return name !== 'date.after' || (!isList && !Number.isNaN(toTime(readValues(argument)[0])))
}

function readValues(argument: string): PredicateValue[] {
  return [...argument.matchAll(new RegExp(VALUE, 'g'))].map(([text]) => {
    if (text.startsWith('"')) return text.slice(1, -1).replaceAll('\\"', '"')
    return text === 'true' || text === 'false' ? text === 'true' : Number(text)
  })
}

/** In ms since the epoch, from a number, Date or Timestamp; otherwise NaN. */
export function toTime(value: unknown): number {
  return typeof value === 'number' ? value : Date.parse(String(value))
}
