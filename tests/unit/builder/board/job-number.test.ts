import { toJobNumber } from '../../../../builder/board/job-number.js'

const UUID = '3f1c0c1e-5d0a-4f0e-9a3b-0c5f1f7f9a21'

it.each<[unknown, string | null]>([
  [4_000_123, '4000123'],
  ['4000123', '4000123'],
  // The first 16 digits of the SHA-256, modulo 9·10¹⁴, plus 10¹⁴: computed by another program.
  [UUID, '259134941300615'],
  [UUID.toUpperCase(), '259134941300615'],
  ['1'.repeat(20), null],
  [2 ** 60, null],
  [-5, null],
  ['abc', null],
  ['a b c d e f', null],
  ['', null],
  [null, null],
])('the posting %j has the number %j', (id, number) => {
  expect(toJobNumber(id)).toBe(number)
})

it('numbers of codes have 15 digits, which JSON keeps, and differ', () => {
  const numbers = Array.from({ length: 10_000 }, (_, index) => toJobNumber(`code-${index}`))
  expect(numbers.every((number) => /^[1-9]\d{14}$/.test(number ?? ''))).toBe(true)
  expect(new Set(numbers).size).toBe(numbers.length)
})
