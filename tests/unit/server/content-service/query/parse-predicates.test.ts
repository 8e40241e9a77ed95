import { filter } from '@prismicio/client'
import fc from 'fast-check'

import { parsePredicates } from '../../../../../server/content-service/query/parse-predicates.js'

const parse = (...filters: string[]) => parsePredicates(`[${filters.join('')}]`)

/** The official client does not escape a backslash, so one before the closing quote is ambiguous. */
const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.endsWith('\\'))
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })).map(
  // The client writes -0 as 0.
  (value) => (value === 0 ? 0 : value),
)
const field = fc.stringMatching(/^my\.[a-z][a-z_0-9]{0,8}\.[a-z][a-z_0-9]{0,8}$/)
const scalar = fc.oneof(text, number, fc.boolean())

it('filters of the official client with one value are parsed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('at' as const, 'not' as const),
      field,
      scalar,
      (name, path, value) => {
        expect(parse(filter[name](path, value))).toEqual([{ name, path, values: [value] }])
      },
    ),
  )
})

it('filters of the official client with lists are parsed', () => {
  fc.assert(
    fc.property(field, fc.array(text), fc.array(fc.oneof(text, number)), (path, texts, values) => {
      expect(parse(filter.in(path, texts), filter.any(path, values))).toEqual([
        { name: 'in', path, values: texts },
        { name: 'any', path, values },
      ])
    }),
  )
})

it('filters of the official client with dates are parsed', () => {
  const time = fc.integer({ min: -1e12, max: 4e12 })
  fc.assert(
    fc.property(field, time, (path, from) => {
      const query = parse(
        filter.dateAfter(path, new Date(from)),
        filter.dateAfter(path, '2017-12-13T22:57:54+0000'),
      )
      expect(query).toEqual([
        { name: 'date.after', path, values: [from] },
        { name: 'date.after', path, values: ['2017-12-13T22:57:54+0000'] },
      ])
    }),
  )
})

it.each([
  ['', 1, 1],
  ['[', 1, 2],
  ['[[at(document.type, "job")]', 1, 28],
  ['[[at(document.type "job")]]', 1, 6],
  ['[[at(document.type, "job")]] and more', 1, 28],
  ['[[at(document.type, "job)]]', 1, 6],
  ['[\n[at(document.type,, "job")]]', 2, 5],
])('the query %j is refused at line %i, column %i', (source, line, column) => {
  expect(refusalOf(source)).toMatchObject({ status: 400, body: { line, column } })
})

it('any text is parsed or refused with a place in it', () => {
  fc.assert(
    fc.property(fc.string(), (source) => {
      const refusal = refusalOf(source)
      if (refusal === null) return
      expect(refusal).toMatchObject({ status: 400 })
      expect(refusal.body['line']).toBeGreaterThanOrEqual(1)
      expect(refusal.body['column']).toBeGreaterThanOrEqual(1)
    }),
  )
})

interface Refusal {
  status: number
  body: Record<string, unknown>
}

function refusalOf(source: string): Refusal | null {
  try {
    parsePredicates(source)
    return null
  } catch (error) {
    return error as Refusal
  }
}

it('a query with a named variable is parsed', () => {
  expect(parse('[:d = at(document.id, "x") ]')).toEqual([
    { name: 'at', path: 'document.id', values: ['x'] },
  ])
})
