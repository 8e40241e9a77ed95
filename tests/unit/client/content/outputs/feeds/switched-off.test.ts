import { madeSettings } from '../../../../../helpers/content/made-documents.js'
import {
  madeListing,
  madeWholeJob,
  manifestOf,
  writeAll,
} from '../../../../../helpers/content/made-listing.js'

it('a feed that the settings switch off is omitted, with every link to it', () => {
  const off = (feed: string) => ({ feed, enabled: false, company_id: null, publisher: null })
  const feeds = ['rss', 'indeed', 'greenhouse'].map(off) as never
  const manifest = manifestOf(madeListing([madeWholeJob('1')], madeSettings({ feeds })))
  const files = writeAll(manifest)
  expect([...files.keys()].filter((name) => /feed|^api\//.test(name))).toEqual([
    'feed.json',
    'feeds/linkedin.xml',
  ])
  expect(files.get('feeds/linkedin.xml')).toContain('1-bristol')
  const links = manifest.pages.flatMap(({ feedLinks }) => feedLinks.map(({ path }) => path))
  expect(new Set(links)).toEqual(new Set(['/feed.json']))
})
