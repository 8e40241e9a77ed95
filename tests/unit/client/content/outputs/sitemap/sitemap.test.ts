import { createSiteManifest } from '../../../../../../client/content/create-site-manifest.js'
import { createSitemapFiles } from '../../../../../../client/content/outputs/sitemap/sitemap.js'
import type { CareersDocument } from '../../../../../../client/shared/content-model/content-types.js'
import { linkTo, madeDepartment, madePage } from '../../../../../helpers/content/made-documents.js'
import {
  madeListing,
  madeWholeJob,
  manifestOf,
  SITE_URL,
  siteOf,
  writeAll,
} from '../../../../../helpers/content/made-listing.js'

const publishedAt = <Document extends CareersDocument>(
  document: Document,
  date: string,
): Document => ({
  ...document,
  last_publication_date: date as never,
})

/** Everything else that is made was published on 2 October. */
const lastModified = (documents: CareersDocument[]) => manifestOf(documents).publishedUrls.pages

const OCTOBER = '2026-10-02T08:00:00Z'
const NOVEMBER = '2026-11-05T10:00:00Z'

it('the modification date of a page changes with its document', () => {
  const job = publishedAt(madeWholeJob('1'), '2026-11-05T10:00:00+0000')
  const dates = lastModified(madeListing([job, madeWholeJob('2')]))
  expect(dates['/role-1/1']).toBe(NOVEMBER)
  expect(dates['/role-2/2']).toBe(OCTOBER)
})

it('the modification date of a page changes with referenced but not with linked documents', () => {
  const department = publishedAt(madeDepartment('told', 'Told'), '2026-11-05T10:00:00+0000')
  const linked = publishedAt(madePage('linked'), '2026-11-05T10:00:00+0000')
  const spans = [{ type: 'hyperlink', start: 0, end: 2, data: linkTo('page', 'linked') }]
  const dates = lastModified(
    madeListing(
      [
        madeWholeJob('1', { department: linkTo('department', 'told') }),
        madeWholeJob('2', { extra: [{ type: 'paragraph', text: 'Read it.', spans }] as never }),
      ],
      department,
      linked,
    ),
  )
  expect(dates['/role-1/1']).toBe(NOVEMBER)
  expect(dates['/role-2/2']).toBe(OCTOBER)
})

it('the modification date of a page that lists jobs changes with the jobs', () => {
  const job = publishedAt(madeWholeJob('1'), '2026-11-05T10:00:00+0000')
  const dates = lastModified(madeListing([job]))
  expect(dates).toMatchObject({
    '/': NOVEMBER,
    '/departments/engineering': NOVEMBER,
    '/locations/bristol': NOVEMBER,
    '/locations/united-kingdom': NOVEMBER,
  })
})

it('the sitemap omits pages that must not be indexed', () => {
  const paths = Object.keys(
    lastModified(
      madeListing(
        [
          madeWholeJob('1'),
          madeWholeJob('2', { listed: false }),
          madeWholeJob('3', { status: 'Closed' }),
        ],
        madePage('hidden', { noindex: true }),
        madePage('shown'),
      ),
    ),
  )
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/role-1/1', '/shown', '/departments/engineering']),
  )
  for (const path of [
    '/role-2/2',
    '/role-3/3',
    '/hidden',
    '/departments/hydrology',
    '/locations/dublin',
    '/preview',
    '/slice-simulator',
  ]) {
    expect(paths).not.toContain(path)
  }
})

it('the sitemap is an index of several files when one file cannot hold all addresses', () => {
  const entries = ['/a', '/b', '/c'].map((path) => ({ path, lastModified: null }))
  const files = createSitemapFiles(entries, SITE_URL, 2)
  expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
  expect(files['sitemap.xml']?.match(/<loc>[^<]+/g)).toEqual([
    `<loc>${SITE_URL}/sitemap-1.xml`,
    `<loc>${SITE_URL}/sitemap-2.xml`,
  ])
  expect(files['sitemap-2.xml']?.match(/<loc>[^<]+/g)).toEqual([`<loc>${SITE_URL}/c`])
})

it('outside production robots.txt names no sitemap', () => {
  const manifest = createSiteManifest(siteOf(madeListing([madeWholeJob('1')])), {
    siteUrl: SITE_URL,
    siteEnv: 'staging',
    securityContact: null,
    indexNowKey: null,
  })
  expect(writeAll(manifest).get('robots.txt')).toBe('User-agent: *\nAllow: /\n')
})
