import { indexOf, missing, page, type ContractCase } from '../contract-case.js'
import type { ReleaseFacts } from '../release-facts.js'

/** Cookies of an editor who looks at drafts, in the forms that the toolbar and servers write. */
export const PREVIEW_COOKIES = [
  'io.prismic.preview=https://careers-sample.prismic.io/previews/abc:def?websitePreviewId=x',
  'a=1; io.prismic.preview={%22_tracker%22:%22AbCdEf12%22%2C%22careers-sample.prismic.io%22:{%22preview%22:%22x%22}}',
  `io.prismic.preview=${encodeURIComponent('{"careers-sample.prismic.io":{"preview":"x"}}')}; b=2`,
  'io.prismic.preview=m-aGVsbG8:p-d29ybGQ',
  `io.prismic.preview=${encodeURIComponent('m-aGVsbG8:p-d29ybGQ')}; b=2`,
]

/** Cookies that start no preview. */
const OTHER_COOKIES = [
  'io.prismic.preview={%22_tracker%22:%22AbCdEf12%22}',
  'io.prismic.preview=',
  'io.prismic.preview={%22_tracker%22:%22AbCdEf12%22%2C%22other.prismic.io%22:{%22preview%22:%22x%22}}',
  'io.prismic.preview=https://other.prismic.io/previews/abc:def',
  'io.prismic.preview=https://not-careers-sample.prismic.io/previews/abc:def',
  'io.prismic.preview=https://careers-sample.prismic.io.evil.example/previews/x',
  'theme=io.prismic.preview; repository=careers-sample.prismic.io',
  'not-io.prismic.preview=https://careers-sample.prismic.io/previews/x',
]

export function listPreviewSessionCases(facts: ReleaseFacts): ContractCase[] {
  return PREVIEW_COOKIES.flatMap((cookie) => {
    const options = { headers: { cookie }, expected: { 'x-frame-options': null } }
    return [
      ...somePages(facts).map((path) => ({
        ...page(path, indexOf(path), options),
        cacheControl: 'no-store',
      })),
      // It may be the page of a draft, so that the 404 page would be shown too early.
      missing('/flood-forecaster/99999', '/preview/index.html', options),
    ]
  })
}

export function listOtherSessionCases(facts: ReleaseFacts): ContractCase[] {
  return somePages(facts).flatMap((path) =>
    OTHER_COOKIES.map((cookie) =>
      page(path, indexOf(path), { headers: { cookie }, expected: { 'x-frame-options': 'DENY' } }),
    ),
  )
}

function somePages(facts: ReleaseFacts): string[] {
  return ['/', ...facts.jobs.slice(0, 1).map(({ path }) => path)]
}
