import {
  formatCookie,
  formatExpiredCookies,
  readCookies,
} from '../../../../../client/shared/preview/cookies.js'

it('readCookies returns every cookie with the given name, decoded once', () => {
  expect(readCookies('t=a%3Bb; x=t=1;t=%2541 ; tt=2; t', 't')).toEqual(['a;b', '%41'])
})

it('readCookies returns a value with a broken escape unchanged', () => {
  expect(readCookies('t=50%', 't')).toEqual(['50%'])
})

it('formatCookie encodes every character that would end a cookie', () => {
  const cookie = formatCookie('t', 'a;b="é"\r\nc', { isSecure: false, isFramed: false })
  expect(cookie).toBe('t=a%3Bb%3D%22%C3%A9%22%0D%0Ac; Path=/; SameSite=Lax')
})

it.each([
  ['over http', false, false, 'SameSite=Lax'],
  ['over http in a frame', false, true, 'Secure; SameSite=None; Partitioned'],
  ['over https', true, false, 'Secure; SameSite=Lax'],
  ['over https in a frame', true, true, 'Secure; SameSite=None; Partitioned'],
])('a cookie set %s has the right attributes', (_name, isSecure, isFramed, attributes) => {
  const environment = { isSecure, isFramed }
  expect(formatCookie('t', 'v', environment)).toBe(`t=v; Path=/; ${attributes}`)
  expect(formatExpiredCookies('t', isSecure)).toContain(`t=; Max-Age=0; Path=/; ${attributes}`)
})
