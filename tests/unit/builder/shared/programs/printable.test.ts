import { rememberSecret } from '../../../../../builder/shared/config/known-secrets.js'
import { printTexts, toPrintable } from '../../../../../builder/shared/programs/printable.js'

it('no character moves the cursor, ends the line, turns the direction or is half a letter', () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).join('')
  expect(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.exec(toPrintable(all, Infinity))).toBeNull()
  expect(toPrintable('\u001b[2J\u202ea\r\n\n b\ud800')).toBe('\ufffd[2J\ufffda  b\ufffd')
})

it('all other letters, spaces and signs stay as they are', () => {
  const text = '  Größe  עברית العربية 日本語 🧪 “x” <b> 50 % \u00a0'
  expect(toPrintable(text)).toBe(text)
})

it('a long text is cut, between two letters', () => {
  expect(toPrintable('🧪'.repeat(10_000)).length).toBe(2_001)
  expect(toPrintable('a🧪🧪', 2)).toBe('a\ufffd…')
})

it.each([
  ['PLANTED-1', 'PLANTED-1'],
  ['Bearer PLANTED-2', 'PLANTED-2'],
  ['Fastly-Key: PLANTED-3', 'PLANTED-3'],
  ['PLANTED-4, PLANTED-4-next', 'PLANTED-4-next'],
  ['PLANTED/5=', 'PLANTED%2F5%3D'],
  ['user:PLANTED', Buffer.from('user:PLANTED').toString('base64')],
])('the secret %s is not shown as %s, even where the text is cut', (secret, repeated) => {
  rememberSecret(secret)
  const said = toPrintable(`denied: Bearer ${repeated}, and more`)
  expect(said).toMatch(/^denied: (Bearer )?\[secret\], and more$/)
  expect(toPrintable(`denied: ${repeated}`, 12)).toBe('denied: [sec…')
})

it('credentials in any address are not shown', () => {
  expect(toPrintable('https://key:PASS@WORD@cdn.example/a?mail=b@c')).toBe(
    'https://[secret]@cdn.example/a?mail=b@c',
  )
})

it('each text in what is written as JSON is printable', () => {
  const value = { texts: ['a\u2028b', { deep: '\u009b31m' }], count: 1, none: null }
  expect(JSON.stringify(value, printTexts)).toBe(
    '{"texts":["a b",{"deep":"\ufffd31m"}],"count":1,"none":null}',
  )
})
