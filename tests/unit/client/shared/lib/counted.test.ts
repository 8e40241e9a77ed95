import { counted } from '../../../../../client/shared/lib/counted.js'

it.each([
  [0, '0 roles'],
  [1, '1 role'],
  [999, '999 roles'],
  [1_000, '1,000 roles'],
  [1_234_567, '1,234,567 roles'],
])('%i is written as "%s"', (count, text) => expect(counted(count, 'role')).toBe(text))
