import fc from 'fast-check'
import { formatCookie } from '../../../../../client/shared/preview/cookies.js'
import {
  PREVIEW_COOKIE,
  readPreviewCookie,
  toAccessTokenCookie,
  toPreviewCookieValue,
} from '../../../../../client/shared/preview/preview-cookie.js'

const SITE = {
  repositoryName: 'careers-sample',
  apiEndpoints: ['http://localhost:8090/api/v2'],
}
const URL_FORM = 'https://careers-sample.prismic.io/previews/YXyz:AbC~d?websitePreviewId=YXyz'
const PREVIEW = { kind: 'preview', ref: URL_FORM }
const entry = (preview: unknown = URL_FORM) => ({ 'careers-sample.prismic.io': { preview } })
const read = (value: string) => readPreviewCookie(`a=1; ${PREVIEW_COOKIE}=${value}; b=2`, SITE)
const readJson = (value: object) => read(encodeURIComponent(JSON.stringify(value)))

it('a cookie entry under the host of a configured endpoint gives the preview ref', () => {
  const ref = 'http://localhost:8090/previews/x:y'
  expect(readJson({ 'localhost:8090': { preview: ref } })).toEqual({ kind: 'preview', ref })
})

it.each(['m-abc:p-def', 'm-abc%3Ap-def', '123'])(
  'the plain ref %s in a preview cookie counts for the repository of the site',
  (value) =>
    expect(read(value)).toEqual({ kind: 'preview', ref: decodeURIComponent(value), isPlain: true }),
)

it('a preview cookie is decoded once and not twice', () => {
  const ref = 'https://careers-sample.prismic.io/previews/a%3Ab'
  expect(read(encodeURIComponent(ref))).toEqual({ kind: 'preview', ref })
  expect(read(encodeURIComponent(encodeURIComponent(URL_FORM)))).toEqual({ kind: 'invalid' })
})

it.each(['', 'io.prismic.preview=', 'not-io.prismic.preview=x', 'a=io.prismic.preview'])(
  'the cookie header %j contains no preview cookie',
  (cookies) => expect(readPreviewCookie(cookies, SITE)).toEqual({ kind: 'missing' }),
)

it.each([
  ['only the tracker', '{%22_tracker%22:%22AbCdEf12%22}'],
  ['an empty object', '{}'],
  ['another domain', encodeURIComponent('{"evil.prismic.io.attacker.com":{"preview":"x"}}')],
])('a preview cookie with %s belongs to no repository', (_name, value) => {
  expect(read(value)).toEqual({ kind: 'no-repository' })
})

it.each([
  ['its address', 'https://other.prismic.io/previews/x'],
  ['an entry', encodeURIComponent('{"_tracker":"x","other.prismic.io":{"preview":"y"}}')],
  ['the first of its entries', '{"zeta.prismic.io":{},"other.prismic.io":{}}'],
])('a preview cookie of another repository is identified by %s', (_name, value) => {
  expect(read(value)).toEqual({ kind: 'other-repository', repositoryName: 'other' })
})

it.each([
  ['plain text', 'some garbage'],
  ['a list', '[]'],
  ['a JSON string', '%22x%22'],
  ['a broken escape', '%E0%A4%A'],
  ['broken JSON', '{%22careers-sample.prismic.io%22'],
  ['the address of another site', 'https://evil.example/previews/x'],
  ['an entry without a ref', encodeURIComponent(JSON.stringify(entry(null)))],
  ['an entry with an empty ref', encodeURIComponent(JSON.stringify(entry('')))],
  ['an entry with a number as its ref', encodeURIComponent(JSON.stringify(entry(7)))],
])('a preview cookie with %s is invalid', (_name, value) => {
  expect(read(value)).toEqual({ kind: 'invalid' })
})

it('the valid one of two preview cookies is used', () => {
  const cookies = `io.prismic.preview=x y; io.prismic.preview=${URL_FORM}`
  expect(readPreviewCookie(cookies, SITE)).toEqual(PREVIEW)
})

it('any text can be read as a preview cookie without an exception', () => {
  fc.assert(fc.property(fc.string(), (text) => void read(text)))
  fc.assert(fc.property(fc.json(), (text) => void read(encodeURIComponent(text))))
})

it('every ref that is written to a preview cookie can be read back', () => {
  const path = fc.stringMatching(/^[\w.~:/?=&%-]{0,60}$/)
  fc.assert(
    fc.property(path, fc.boolean(), fc.boolean(), (rest, isSecure, isFramed) => {
      const ref = `https://careers-sample.prismic.io/${rest}`
      const environment = { isSecure, isFramed }
      const cookie = formatCookie(PREVIEW_COOKIE, toPreviewCookieValue(ref, SITE), environment)
      expect(readPreviewCookie(cookie, SITE)).toEqual({ kind: 'preview', ref })
    }),
  )
})

it('the name of the access token cookie contains the repository name', () => {
  expect(toAccessTokenCookie('my-repo')).toBe('gatsby-plugin-prismic-previews.my-repo.accessToken')
})
