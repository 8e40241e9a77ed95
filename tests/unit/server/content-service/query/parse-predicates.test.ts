import { filter } from '@prismicio/client'
import fc from 'fast-check'

import { parsePredicates } from '../../../../../server/content-service/query/parse-predicates.js'

const read = (...filters: string[]) =>
  parsePredicates(`[${filters.join('')}]`).map(({ name, path, args }) => ({ name, path, args }))

/** The client does not escape a backslash: in front of the closing quote it cannot be told apart. */
const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.endsWith('\\'))
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })).map(
  // The client writes -0 as 0.
  (value) => (value === 0 ? 0 : value),
)
const field = fc.stringMatching(/^my\.[a-z][a-z_0-9]{0,8}\.[a-z][a-z_0-9]{0,8}$/)
const scalar = fc.oneof(text, number, fc.boolean())
const date = fc.oneof(
  fc.integer({ min: -1e12, max: 4e12 }).map((time) => new Date(time)),
  fc.constantFrom('2026-11-21', '2017-12-13T22:57:54+0000'),
)
const asArgument = (value: unknown) => (value instanceof Date ? value.getTime() : value)

describe('the client’s filters are read back', () => {
  it('with one value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('at' as const, 'not' as const),
        field,
        scalar,
        (name, path, value) => {
          expect(read(filter[name](path, value))).toEqual([{ name, path, args: [value] }])
        },
      ),
    )
  })

  it('with lists', () => {
    fc.assert(
      fc.property(
        field,
        fc.array(text),
        fc.array(fc.oneof(text, number)),
        (path, texts, values) => {
          expect(read(filter.in(path, texts), filter.any(path, values))).toEqual([
            { name: 'in', path, args: [texts] },
            { name: 'any', path, args: [values] },
          ])
        },
      ),
    )
  })

  it('with numbers and dates', () => {
    fc.assert(
      fc.property(field, number, number, date, date, (path, low, high, from, to) => {
        const query = read(
          filter.numberInRange(path, low, high),
          filter.geopointNear(path, low, high, 10),
          filter.dateBetween(path, from, to),
          filter.dateAfter(path, from),
        )
        expect(query).toEqual([
          { name: 'number.inRange', path, args: [low, high] },
          { name: 'geopoint.near', path, args: [low, high, 10] },
          { name: 'date.between', path, args: [asArgument(from), asArgument(to)] },
          { name: 'date.after', path, args: [asArgument(from)] },
        ])
      }),
    )
  })

  it('without values, and without a field', () => {
    fc.assert(
      fc.property(field, text, text, (path, id, words) => {
        expect(
          read(filter.has(path), filter.similar(id, 3), filter.fulltext('document', words)),
        ).toEqual([
          { name: 'has', path, args: [] },
          { name: 'similar', path: undefined, args: [id, 3] },
          { name: 'fulltext', path: 'document', args: [words] },
        ])
      }),
    )
  })
})

it('fails with a place in the text, whatever is written', () => {
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

it('reads the older form with a name', () => {
  expect(read('[:d = at(document.id, "x") ]')).toEqual([
    { name: 'at', path: 'document.id', args: ['x'] },
  ])
})
