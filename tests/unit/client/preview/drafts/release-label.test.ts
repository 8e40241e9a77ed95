import type { Ref } from '@prismicio/client'
import { findReleaseLabel } from '../../../../../client/preview/session/run-preview.js'

const REFS = [
  { id: 'master', ref: 'YMaster', label: 'Master', isMasterRef: true },
  { id: 'YXyz', ref: 'YXyz~AbCd', label: 'Spring hiring', isMasterRef: false },
] as Ref[]
const ADDRESS = 'https://acme.prismic.io/previews/'

test.each([
  ['a release’s ref', 'YXyz~AbCd', 'Spring hiring'],
  [
    'a release’s id as the session of an address',
    `${ADDRESS}YXyz:Zw9?websitePreviewId=W1`,
    'Spring hiring',
  ],
  [
    'a release’s ref within an address',
    `${ADDRESS}S1:YXyz~AbCd?websitePreviewId=W1`,
    'Spring hiring',
  ],
  ['a session of its own', `${ADDRESS}S1:Zw9~Q?websitePreviewId=YXyz`, null],
  ['an id that begins as a release’s does', `${ADDRESS}YXyz2?websitePreviewId=W1`, null],
  ['an opaque ref', 'm-aGVsbG8:p-d29ybGQ', null],
  ['what is published', 'YMaster', null],
])('a preview of %s is named only as the CMS names it', (_, ref, expected) => {
  expect(findReleaseLabel(ref, REFS)).toBe(expected)
})
