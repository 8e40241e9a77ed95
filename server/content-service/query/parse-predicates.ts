import { createParsingError } from '../repository/api-error.js'
import { PREDICATE_FORMS, type Predicate, type PredicateValue } from './predicate.js'

/**
 * Reads one `q` parameter: `[[at(document.type, "job")][has(my.job.title)]]`, in the older form
 * with a name in front (`[:d = at(…)]`) too.
 *
 * @throws ApiError 400 with line and column.
 */
export function parsePredicates(source: string): Predicate[] {
  let offset = 0

  const fail = (message: string, at = offset) => createParsingError(message, source, at)
  const skipSpace = () => {
    while (/\s/.test(source[offset] ?? '')) offset++
  }
  const accept = (text: string): boolean => {
    skipSpace()
    if (!source.startsWith(text, offset)) return false
    offset += text.length
    return true
  }
  const expect = (text: string) => {
    if (!accept(text)) throw fail(`expected '${text}' but found ${nameCharacter(source[offset])}`)
  }
  const match = (pattern: RegExp): string | undefined => {
    skipSpace()
    pattern.lastIndex = offset
    const text = pattern.exec(source)?.[0]
    if (text !== undefined) offset += text.length
    return text
  }

  function parseValue(): PredicateValue {
    skipSpace()
    const start = offset
    if (accept('[')) return parseListTo(']')
    if (accept('"')) {
      // The client escapes quotes and nothing else: any other backslash stands for itself.
      match(/(?:\\"|[^"])*/y)
      if (source[offset] !== '"') throw fail('a string is not closed', start)
      // Cut from the source, since spaces at a string's beginning belong to it.
      const value = source.slice(start + 1, offset++)
      return value.replaceAll('\\"', '"')
    }
    const number = match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])/iy)
    if (number !== undefined) return Number(number)
    const word = match(/true\b|false\b/y)
    if (word !== undefined) return word === 'true'
    throw fail(`expected a value but found ${nameCharacter(source[offset])}`)
  }

  function parseListTo(close: string): PredicateValue[] {
    const values: PredicateValue[] = []
    if (accept(close)) return values
    do values.push(parseValue())
    while (accept(','))
    expect(close)
    return values
  }

  function parsePredicate(): Predicate {
    expect('[')
    if (accept(':d')) expect('=')
    skipSpace()
    const start = offset
    const name = match(/[\w.-]+/y)
    if (name === undefined) throw fail('expected the name of a predicate')
    const form = Object.hasOwn(PREDICATE_FORMS, name) ? PREDICATE_FORMS[name] : undefined
    if (!form) throw fail(`unknown predicate '${name}'`, start)
    expect('(')
    const pathStart = (skipSpace(), offset)
    const path = form.path ? match(/[A-Za-z_][\w-]*(?:\.[\w-]+)*/y) : undefined
    if (form.path && path === undefined) throw fail(`'${name}' expects a field`)
    if (path !== undefined) requirePath(path, name, pathStart)
    if (path !== undefined && form.args.length > 0) expect(',')
    const args = parseListTo(')')
    expect(']')
    const types = args.map((arg) => (Array.isArray(arg) ? 'list' : typeof arg))
    const fits = form.args.every((allowed, i) => allowed.some((type) => type === types[i]))
    if (!fits || args.length !== form.args.length) {
      throw fail(`'${name}' cannot take the arguments (${types.join(', ')})`, start)
    }
    return { name, ...(path !== undefined && { path }), args, source, offset: start }
  }

  function requirePath(path: string, name: string, at: number): void {
    const isField = /^my\.[^.]+\.[^.]+/.test(path) || /^document\.[^.]+$/.test(path)
    if (!isField && !(name === 'fulltext' && path === 'document')) {
      throw fail(`unexpected field '${path}'`, at)
    }
  }

  const predicates: Predicate[] = []
  expect('[')
  while (!accept(']')) predicates.push(parsePredicate())
  skipSpace()
  if (offset < source.length)
    throw fail(`unexpected ${nameCharacter(source[offset])} after the query`)
  return predicates
}

function nameCharacter(character: string | undefined): string {
  return character === undefined ? 'the end of the query' : `'${character}'`
}
