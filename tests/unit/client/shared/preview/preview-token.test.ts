import fc from 'fast-check'
import {
  isOpaqueRef,
  parsePreviewToken,
  toRepositoryName,
} from '../../../../../client/shared/preview/preview-token.js'
import { HOSTILE_TOKENS } from '../../../../helpers/data/hostile-tokens.js'

const SITE = {
  repositoryName: 'careers-sample',
  apiEndpoints: ['http://localhost:8090/api/v2', 'https://careers-sample.cdn.prismic.io/api/v2'],
}

it.each([
  ['without a version', 'https://careers-sample.prismic.io/previews/token'],
  ['with a version', 'https://careers-sample.prismic.io/previews/YXyz:AbC~d?websitePreviewId=YXyz'],
  ['on the CDN', 'https://careers-sample.cdn.prismic.io/previews/x'],
  ['in capitals', 'HTTPS://Careers-Sample.Prismic.IO/previews/x'],
  ['with an escape sequence', 'https://careers-sample.prismic.io/previews/a%3Ab'],
  ['on the host of a configured endpoint', 'http://localhost:8090/previews/x:y'],
  ['of 512 characters', `https://careers-sample.prismic.io/${'a'.repeat(478)}`],
])('a valid token %s is used unchanged as the ref', (_name, token) => {
  expect(parsePreviewToken(token, SITE)).toEqual({ kind: 'preview', ref: token })
})

it.each([
  ['https://other.prismic.io/previews/x', 'other'],
  ['https://other.cdn.prismic.io/previews/x', 'other'],
  ['https://Careers-Sample2.prismic.io/previews/x', 'careers-sample2'],
])('the token %s belongs to the other repository "%s"', (token, repositoryName) => {
  expect(parsePreviewToken(token, SITE)).toEqual({ kind: 'other-repository', repositoryName })
})

it.each(['m-abc:p-def', 'p-abc', 'YXyz', '123'])(
  'the plain token %s counts for the repository of the site',
  (token) =>
    expect(parsePreviewToken(token, SITE)).toEqual({ kind: 'preview', ref: token, isPlain: true }),
)

it.each(['', 'https://careers-sample.prismic.io', 'http://localhost:8091/x', ':', 'a:'])(
  'the text %j is an invalid token',
  (token) => expect(parsePreviewToken(token, SITE)).toEqual({ kind: 'invalid' }),
)

it('the list of hostile tokens has at least 60 entries without duplicates', () => {
  const tokens = new Set(HOSTILE_TOKENS.map(([, token]) => token))
  expect(tokens.size).toBe(HOSTILE_TOKENS.length)
  expect(tokens.size).toBeGreaterThanOrEqual(60)
})

it.each(HOSTILE_TOKENS)('a token with %s starts no preview', (_name, token) => {
  expect(parsePreviewToken(token, SITE).kind).not.toBe('preview')
})

it('every accepted token that is not plain is an address on one of our hosts without a user name or password', () => {
  const parts = [
    'https://',
    'http://',
    'careers-sample',
    '.prismic.io',
    '.cdn',
    '@',
    ':',
    '/',
    '\\',
  ]
  const more = ['.', '%2F', '%40', '?', '#', 'evil.example', 'localhost', '443', '8090', '\t', '\0']
  const token = fc.array(fc.constantFrom(...parts, ...more), { minLength: 1, maxLength: 8 })
  const hosts = ['careers-sample.prismic.io', 'careers-sample.cdn.prismic.io', 'localhost:8090']
  fc.assert(
    fc.property(
      fc.oneof(token, fc.constant(['https://', 'careers-sample', '.prismic.io', '/'])),
      (pieces) => {
        const text = pieces.join('')
        if (isOpaqueRef(text) || parsePreviewToken(text, SITE).kind !== 'preview') return
        const { host, username, password } = new URL(text)
        expect(hosts).toContain(host)
        expect(username + password).toBe('')
      },
    ),
    { numRuns: 5_000 },
  )
})

it('a web address is never an opaque ref', () => {
  fc.assert(fc.property(fc.webUrl(), (url) => expect(isOpaqueRef(url)).toBe(false)))
})

it.each([
  ['acme.prismic.io', 'acme'],
  ['acme.cdn.prismic.io', 'acme'],
  ['a-b-1.prismic.io', 'a-b-1'],
  ['evil.prismic.io.attacker.com', null],
  ['aprismic.io', null],
  ['prismic.io', null],
  ['x.y.prismic.io', null],
  ['-.prismic.io', null],
  ['_tracker', null],
])('the repository of the host %s is %s', (host, name) => {
  expect(toRepositoryName(host)).toBe(name)
})
