import fc from 'fast-check'
import { isField } from '../../../../../client/content/documents/field-types.js'

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const digits = (count: number, max: number) =>
  fc.integer({ min: 0, max }).map((number) => String(number).padStart(count, '0'))
const time = fc
  .tuple(digits(2, 23), digits(2, 59), digits(2, 59))
  .map(([hours, minutes, seconds]) => `${hours}:${minutes}:${seconds}`)
const offset = fc.oneof(
  fc.constant('Z'),
  fc
    .tuple(fc.constantFrom('+', '-'), digits(2, 14), fc.constantFrom('', ':'), digits(2, 59))
    .map((parts) => parts.join('')),
)

it('every day of the calendar is a Date, and with a time and an offset a Timestamp', () => {
  fc.assert(
    fc.property(day, time, offset, (date, at, from) => {
      expect(isField.Date(date)).toBe(true)
      expect(isField.Timestamp(date)).toBe(false)
      expect(isField.Timestamp(`${date}T${at}${from}`)).toBe(true)
      expect(isField.Date(`${date}T${at}${from}`)).toBe(false)
      expect(isField.Timestamp(`${date}T${at}`)).toBe(false)
    }),
  )
})

it('a day that its month does not have is no Date and begins no Timestamp', () => {
  const beyond = fc
    .tuple(fc.integer({ min: 1900, max: 2199 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => {
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
      return `${year}-${String(month).padStart(2, '0')}-${last + 1}`
    })
  fc.assert(
    fc.property(beyond, time, offset, (date, at, from) => {
      expect(isField.Date(date)).toBe(false)
      expect(isField.Timestamp(`${date}T${at}${from}`)).toBe(false)
    }),
  )
})

it('six hexadecimal digits after a # are a Color, and no other number of them is', () => {
  const hex = fc.constantFrom(...'0123456789abcdefABCDEF')
  const length = fc.integer({ min: 0, max: 12 })
  const text = length.chain((size) => fc.array(hex, { minLength: size, maxLength: size }))
  fc.assert(
    fc.property(text, (all) => {
      expect(isField.Color(`#${all.join('')}`)).toBe(all.length === 6)
      expect(isField.Color(all.join(''))).toBe(false)
    }),
  )
})

it('neither a text of another form nor a value of another type is a Date, a Timestamp or a Color', () => {
  const forms = /^(#[\da-f]{6}|\d{4}-\d\d-\d\d.*)$/is
  const other = fc.anything().filter((value) => typeof value !== 'string' || !forms.test(value))
  fc.assert(
    fc.property(other, (value) => {
      expect([isField.Date, isField.Timestamp, isField.Color].map((is) => is(value))).toEqual([
        false,
        false,
        false,
      ])
    }),
  )
})

it.each([
  '2026-01-31T24:00:00+0000',
  '2026-01-31T10:60:00Z',
  '2026-01-31 10:00:00Z',
  '2026-01-31T10:00:00+2500',
  '2026-01-31T10:00:00+0000\n',
])('the text %j is no Timestamp', (text) => {
  expect(isField.Timestamp(text)).toBe(false)
})
