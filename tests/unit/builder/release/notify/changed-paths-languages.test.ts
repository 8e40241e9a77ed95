import type * as ChangedPaths from '../../../../../builder/release/notify/purge-changes.js'
import { loadInLanguage } from '../../../../helpers/words/load-in-language.js'

const { findChangedPaths } = loadInLanguage<typeof ChangedPaths>(
  'en-gb',
  'en-gb,de-de',
  'builder/release/notify/purge-changes.ts',
)

test('in several languages a CDN forgets pages of each, and no bodies of errors, which have no address', () => {
  const names = [
    ...['index.html', 'de/index.html', 'de/stelle/1001/index.html', 'de/feed.xml'],
    ...[
      '404.html',
      'de/404.html',
      'de/job_ghid/404.html',
      'de/closed/1001.html',
      'assets/a.js',
      'de/too-large.html',
    ],
  ]
  const files = new Map(names.map((name) => [name, { id: name, bytes: 1, forms: {} }]))
  expect(findChangedPaths(null, { files })).toEqual(['/', '/de', '/de/feed.xml', '/de/stelle/1001'])
})
