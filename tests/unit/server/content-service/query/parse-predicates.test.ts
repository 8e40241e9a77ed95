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

it('any other text fails with a line and a column', () => {
  fc.assert(
    fc.property(fc.string(), (source) => {
      try {
        parsePredicates(source)
      } catch (error) {
        const { status, body } = error as { status: number; body: Record<string, unknown> }
        expect(status).toBe(400)
        expect(body['line']).toBeGreaterThanOrEqual(1)
        expect(body['column']).toBeGreaterThanOrEqual(1)
      }
    }),
  )
})

it('a query with a named variable is parsed', () => {
  expect(parse('[:d = at(document.id, "x") ]')).toEqual([
    { name: 'at', path: 'document.id', values: ['x'] },
  ])
})
