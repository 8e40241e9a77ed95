import { createPreviewCookies } from '../../../../../client/preview/session/preview-cookies.js'
import {
  readPreviewCookie,
  toAccessTokenCookie,
} from '../../../../../client/shared/preview/preview-cookie.js'

const REPOSITORY = { repositoryName: 'acme-careers', apiEndpoints: [] }
const REF = 'https://acme-careers.prismic.io/previews/S:V?websitePreviewId=S'

function setUp(environment = { isSecure: true, isFramed: false }, cookie = '') {
  const written: string[] = []
  const jar = {
    get cookie() {
      return cookie
    },
    set cookie(value: string) {
      written.push(value)
      cookie = value.replace(/;.*/, '')
    },
  }
  return { cookies: createPreviewCookies(jar, environment), written }
}

test('the ref is written in the format that other readers of the cookie expect', () => {
  const { cookies, written } = setUp()
  cookies.writeRef(REF, REPOSITORY)
  expect(readPreviewCookie(cookies.all(), REPOSITORY)).toEqual({ kind: 'preview', ref: REF })
  expect(written).toEqual([expect.stringMatching(/; Path=\/; Secure; SameSite=Lax$/)])
})

test('an access token is written under the name of its repository, and can be read back', () => {
  const { cookies, written } = setUp()
  cookies.writeAccessToken('MC5YY.77-9;"x=é', 'acme-careers')
  expect(written[0]).toMatch(/^gatsby-plugin-prismic-previews\.acme-careers\.accessToken=/)
  expect(cookies.readAccessToken('acme-careers')).toBe('MC5YY.77-9;"x=é')
})

test('an empty access token is read as a missing one', () => {
  expect(setUp().cookies.readAccessToken('acme-careers')).toBeNull()
  const empty = setUp(undefined, `${toAccessTokenCookie('acme-careers')}=`)
  expect(empty.cookies.readAccessToken('acme-careers')).toBeNull()
})

test('in a sandbox, where the browser lets nobody read or write cookies, there are none', () => {
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError')
  }
  const jar = Object.defineProperty({ cookie: '' }, 'cookie', { get: refuse, set: refuse })
  const cookies = createPreviewCookies(jar, { isSecure: true, isFramed: false })
  cookies.writeRef(REF, REPOSITORY)
  expect(cookies.all()).toBe('')
  expect(cookies.areRefused()).toBe(true)
})

test.each([
  { isSecure: false, isFramed: false },
  { isSecure: true, isFramed: false },
])('expiring the ref removes every kind of cookie that can exist with %j', (environment) => {
  const { cookies, written } = setUp(environment)
  cookies.expireRef()
  expect(written.map((cookie) => cookie.includes('Partitioned'))).toEqual([false, true, false])
  expect(written.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true)
})
