import { hasPreviewCookie } from '../../../../../client/shared/preview/has-preview-cookie.js'
import {
  PREVIEW_COOKIE,
  readPreviewCookie,
} from '../../../../../client/shared/preview/preview-cookie.js'
import { parsePreviewToken } from '../../../../../client/shared/preview/preview-token.js'

/* What the CMS's own programs have written since 2023; where each form is from stands beside it. */

const SITE = { repositoryName: 'acme', apiEndpoints: ['https://acme.cdn.prismic.io/api/v2'] }
const ADDRESS = 'https://acme.prismic.io/previews/YXyz:AbC~d?websitePreviewId=YXyz'
const PLAIN = 'm-aGVsbG8:p-d29ybGQ'
const STABLE = 'p-d29ybGQ'
const encode = encodeURIComponent
const json = (preview: string, host = 'acme.prismic.io') =>
  JSON.stringify({ _tracker: 'AbCdEf12', [host]: { preview } })
/** As js-cookie 2 writes it: only quotes and commas are encoded. */
const raw = (text: string) => text.replaceAll('"', '%22').replaceAll(',', '%2C')

const COOKIES: [source: string, value: string, ref: string][] = [
  ['prismic-toolbar 4.1.2, src/toolbar/preview/cookie.js', raw(json(ADDRESS)), ADDRESS],
  [
    'the same, without an account',
    raw(JSON.stringify({ 'acme.prismic.io': { preview: ADDRESS } })),
    ADDRESS,
  ],
  ['prismic-toolbar 4.1.5, pull request 127', raw(json(PLAIN)), PLAIN],
  ['prismic-toolbar, pull request 129', raw(json(STABLE)), STABLE],
  ['prismic-toolbar in the editor, pull request 124', PLAIN, PLAIN],
  ['prismic-next 2.3, src/redirectToPreviewURL.ts', encode(ADDRESS), ADDRESS],
  ['prismic-next, pull request 149', encode(PLAIN), PLAIN],
  ['prismic-next in pages/, src/pages/setPreviewData.ts', encode(json(ADDRESS)), ADDRESS],
  ['a legacy cookie, makeConvertLegacy of prismic-toolbar 4.1.2', ADDRESS, ADDRESS],
  [
    'two repositories of one editor, prismic-next pull request 147',
    encode(
      JSON.stringify({ ...JSON.parse(json('x', 'other.prismic.io')), ...JSON.parse(json(PLAIN)) }),
    ),
    PLAIN,
  ],
]

test.each(COOKIES)('the cookie of %s leads to the draft', (_source, value, ref) => {
  const cookies = `a=1; ${PREVIEW_COOKIE}=${value}; b=2`
  expect(readPreviewCookie(cookies, SITE)).toMatchObject({ kind: 'preview', ref })
  expect(hasPreviewCookie(cookies)).toBe(true)
  expect(hasPreviewCookie(cookies, 'acme')).toBe(true)
})

const NO_PREVIEWS: [what: string, value: string][] = [
  [
    'a foreign repository, as the toolbar writes it',
    raw(json(ADDRESS.replace('acme', 'other'), 'other.prismic.io')),
  ],
  ['a foreign repository with a plain ref', raw(json(PLAIN, 'other.prismic.io'))],
  ['a foreign repository as an address', ADDRESS.replace('acme', 'other')],
  ['a repository whose name ends like this one', encode(ADDRESS.replace('acme', 'not-acme'))],
  ['the tracker alone, src/toolbar/prediction.js', '{%22_tracker%22:%22AbCdEf12%22}'],
  ['the host of a foreign repository alone', 'other.prismic.io'],
  ['nothing', ''],
]

test.each(NO_PREVIEWS)('a cookie of %s opens nothing', (_what, value) => {
  const cookies = `${PREVIEW_COOKIE}=${value}`
  expect(readPreviewCookie(cookies, SITE).kind).not.toBe('preview')
  expect(hasPreviewCookie(cookies, 'acme')).toBe(false)
})

test.each([
  ['the Preview button, redirectToPreviewURL of prismic-next 2.3', ADDRESS],
  ['the same by way of the CDN', ADDRESS.replace('acme.', 'acme.cdn.')],
  ['live preview, prismic-next pull requests 147 and 149', PLAIN],
  ['prismicPreviewUpdate, prismic-toolbar pull request 89', ADDRESS],
  ['prismicPreviewUpdate of the editor, prismic-toolbar pull request 129', STABLE],
  ['prismicPreviewStart of a share link, prismic-toolbar pull request 132', PLAIN],
])('the token of %s leads to the draft', (_source, token) => {
  expect(parsePreviewToken(token, SITE)).toMatchObject({ kind: 'preview', ref: token })
})

test('the token of a foreign repository leads to nothing', () => {
  const token = ADDRESS.replace('acme', 'other')
  expect(parsePreviewToken(token, SITE).kind).toBe('other-repository')
})
