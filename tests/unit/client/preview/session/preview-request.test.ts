import { readPreviewRequest } from '../../../../../client/preview/session/preview-request.js'
import * as MESSAGES from '../../../../../client/shared/constants/messages.js'

const REPOSITORY = {
  repositoryName: 'acme-careers',
  apiEndpoints: ['https://acme-careers.cdn.prismic.io/api/v2'],
}
const REF = 'https://acme-careers.prismic.io/previews/S:V?websitePreviewId=S'
const PAGE = '/qa-engineer/1001'
const RESOLVER = '/preview?documentId=job-1'

const read = (href: string, cookie?: string) =>
  readPreviewRequest(
    new URL(href, 'https://careers.example'),
    cookie === undefined ? '' : `a=b; io.prismic.preview=${encodeURIComponent(cookie)}`,
    REPOSITORY,
  )

const OWN = JSON.stringify({ _tracker: 'x', 'acme-careers.prismic.io': { preview: REF } })
const FOREIGN = JSON.stringify({
  'other.prismic.io': { preview: 'https://other.prismic.io/previews/x' },
})

describe('readPreviewRequest on an ordinary page', () => {
  test.each([OWN, REF])('an ordinary page starts a preview with the cookie %s', (cookie) => {
    expect(read(PAGE, cookie)).toEqual({ kind: 'bootstrap', ref: REF })
  })

  test('an ordinary page tries a plain ref, and remembers that it names no repository', () => {
    expect(read(PAGE, 'm-1:p-2')).toEqual({ kind: 'bootstrap', ref: 'm-1:p-2', isPlain: true })
  })

  test.each([undefined, '{"_tracker":"AbCdEf12"}', 'javascript:alert(1)'])(
    'an ordinary page starts no preview, and reports no error, with the cookie %s',
    (cookie) => {
      expect(read(PAGE, cookie)).toEqual({ kind: 'none' })
    },
  )

  test('an ordinary page names the repository of a cookie when that is not configured', () => {
    expect(read(PAGE, FOREIGN)).toMatchObject({ kind: 'refused', repositoryName: 'other' })
  })

  test('an ordinary page ignores a token in its address', () => {
    expect(read(`${PAGE}?token=${encodeURIComponent(REF)}&documentId=job-1`)).toEqual({
      kind: 'none',
    })
  })
})

describe('readPreviewRequest at the resolver', () => {
  test('the resolver takes the ref from the cookie and the document from the address', () => {
    expect(read(RESOLVER, OWN)).toEqual({
      kind: 'resolve',
      ref: REF,
      documentId: 'job-1',
      to: null,
    })
  })

  test('the resolver starts no preview without a documentId', () => {
    expect(read('/preview', OWN)).toEqual({ kind: 'none' })
  })

  test.each([
    [undefined, MESSAGES.previewCookieMissing],
    ['{"_tracker":"AbCdEf12"}', MESSAGES.previewWithoutRepository],
    ['{"acme-careers.prismic.io":{}}', MESSAGES.invalidPreviewRef],
  ])('the resolver refuses the cookie %s with the specified message', (cookie, error) => {
    expect(read(RESOLVER, cookie)).toEqual({
      kind: 'refused',
      repositoryName: 'acme-careers',
      error,
    })
  })

  test('the resolver names a foreign repository and both wrappers when it refuses', () => {
    const { error } = read(RESOLVER, FOREIGN) as { error: string }
    expect(error).toBe(
      'A configuration object could not be found for repository "other". Check that the repository is configured in your app\'s withPrismicPreview and withPrismicUnpublishedPreview.',
    )
  })

  test.each([REF, 'm-1:p-2'])(
    'the resolver prefers the token %s in the address to the cookie',
    (token) => {
      const href = `${RESOLVER}&token=${encodeURIComponent(token)}`
      expect(read(href, FOREIGN)).toMatchObject({ kind: 'resolve', ref: token })
    },
  )

  test.each(['https://evil.example/previews/x', ''])(
    'the resolver refuses the token "%s"',
    (token) => {
      const href = `${RESOLVER}&token=${encodeURIComponent(token)}`
      expect(read(href, OWN)).toMatchObject({ kind: 'refused', error: MESSAGES.invalidPreviewRef })
    },
  )

  test.each([
    ['/?q=qa', '/?q=qa'],
    ['https://evil.example/', '/'],
  ])('the resolver resolves the target %s of a copied link to %s', (to, expected) => {
    const href = `${RESOLVER}&token=${encodeURIComponent(REF)}&to=${encodeURIComponent(to)}`
    expect(read(href)).toMatchObject({ kind: 'resolve', to: expected })
  })
})
