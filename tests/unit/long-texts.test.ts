import { findInternalLinks } from '../../builder/release/stage-files.js'
import { toRedirectSource } from '../../client/content/site/redirect-sources.js'
import { findLargestDocument } from '../../client/shared/content-api/find-largest-document.js'
import { normalizePagePath } from '../../client/shared/addresses/page-paths.js'
import { classifyAnswer } from '../../client/shared/content-api/classify-answer.js'

/* Texts that would make an expression with a choice begin again from each character. */

const LENGTH = 100_000
const row = (part: string) => part.repeat(LENGTH / part.length)

it.each<[string, unknown, unknown]>([
  ['a path of slashes', normalizePagePath(`${row('/')}x`), '/x'],
  ['a path that ends in slashes', normalizePagePath(`/a${row('/')}index.html`), '/a'],
  ['a redirect from slashes', toRedirectSource(`${row('/')}x`), null],
  ['a page of links that are not closed', findInternalLinks(row('<a ')), []],
  ['an answer of beginnings', findLargestDocument(`{"id":"a","uid":"b${row(',n')}`), null],
  [
    'an error of beginnings',
    classifyAnswer(
      { status: 404, body: `{"error":"${row('preview token ')}"}`, retryAfter: null },
      0,
    ).failure,
    'invalid-response',
  ],
])('%s of 100,000 characters is read like a short one', (_, result, expected) => {
  expect(result).toEqual(expected)
})
