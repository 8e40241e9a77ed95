import fc from 'fast-check'
import type { SitemapEntry } from '../../../../../client/content/outputs/sitemap/sitemap.js'
import type { CareersDocument } from '../../../../../client/shared/content-model/content-types.js'
import type { BundleManifest } from '../../../../../builder/bundle/bundle-manifest.js'
import {
  createLanguageMaker,
  inLanguage,
  madeTranslation,
} from '../../../../helpers/content/made-languages.js'
import {
  madeDepartment,
  madeJob,
  madeLocation,
  madeNavigation,
  madePage,
  madeSettings,
} from '../../../../helpers/content/made-documents.js'
import { SITE_URL } from '../../../../helpers/content/made-listing.js'

/* What search engines, networks and the switch of languages are told of the other languages. */

const LANGS = ['en-gb', 'de-de', 'fr-fr']
const makers = LANGS.map((lang) => createLanguageMaker(lang, LANGS.join()))
const [english, german] = makers as [(typeof makers)[number], (typeof makers)[number]]

const ENGINEERING = madeDepartment('engineering', 'Engineering')
const BENEFITS = madePage('benefits')
const ofEach = (lang: string) =>
  lang === 'en-gb'
    ? [madeSettings(), madeNavigation(), ENGINEERING, madeLocation('bristol', 'Bristol')]
    : [
        inLanguage(lang, madeSettings()),
        inLanguage(lang, madeNavigation()),
        madeTranslation(lang, ENGINEERING, { uid: `technik-${lang}` }),
        inLanguage(lang, madeLocation('bristol', 'Bristol')),
      ]

interface Link {
  hreflang: string
  path: string
}

/** Path → its links, as a search engine reads them. */
function readSitemap(xml: string): Map<string, Link[]> {
  const urls = [...xml.matchAll(/<url>([^]*?)<\/url>/g)].map(([, url = '']) => {
    const links = [
      ...url.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g),
    ]
    const loc = /<loc>(.*)<\/loc>/.exec(url)?.[1] ?? ''
    return [
      loc.slice(SITE_URL.length),
      links.map(([, hreflang = '', href = '']) => ({
        hreflang,
        path: href.slice(SITE_URL.length),
      })),
    ] as const
  })
  return new Map(urls)
}

it('the sitemap names each page in all languages that have it, and the first for all others', () => {
  const documents = [
    ...LANGS.flatMap(ofEach),
    BENEFITS,
    madeTranslation('de-de', BENEFITS, { uid: 'vorteile' }),
    inLanguage('de-de', madeJob('7', { title: 'Koch' })),
    inLanguage('fr-fr', madeJob('7', { title: 'Cuisinier' })),
    madeJob('8', { title: 'Driver' }),
  ]
  const entries = makers.flatMap((maker) => maker.manifestOf(documents).sitemap)
  const files = english.createSitemapFiles(entries, SITE_URL)
  const sitemap = readSitemap(files['sitemap.xml'] ?? '')
  expect(files['sitemap.xml']).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
  expect(sitemap.get('/benefits')).toEqual([
    { hreflang: 'en-GB', path: '/benefits' },
    { hreflang: 'de-DE', path: '/de/vorteile' },
    { hreflang: 'x-default', path: '/benefits' },
  ])
  expect(sitemap.get('/fr/cuisinier/7')).toEqual([
    { hreflang: 'de-DE', path: '/de/koch/7' },
    { hreflang: 'fr-FR', path: '/fr/cuisinier/7' },
    { hreflang: 'x-default', path: '/de/koch/7' },
  ])
  expect(sitemap.get('/de')).toContainEqual({ hreflang: 'x-default', path: '/' })
  expect(sitemap.get('/driver/8')).toEqual([])
})

it('a sitemap without translations has no other namespace', () => {
  const entries = [
    { path: '/a', lastModified: null, translations: { 'en-gb': '/a', 'de-de': '/de/b' } },
  ]
  expect(english.createSitemapFiles(entries, SITE_URL)['sitemap.xml']).not.toContain('xhtml')
})

/** What an editor may do with a page, a job and a department in each language. */
const script = fc.array(
  fc.record({
    uid: fc.constantFrom('1', '2', '3'),
    type: fc.constantFrom('page', 'job', 'department'),
    langs: fc.uniqueArray(fc.constantFrom(...LANGS), { minLength: 1 }),
    isJoined: fc.boolean(),
    hidden: fc.uniqueArray(fc.constantFrom(...LANGS)),
  }),
  { maxLength: 5 },
)

it('every alternate is there, and names the page in return, whatever editors translate and hide', () => {
  fc.assert(
    fc.property(script, (given) => {
      const documents = new Map<string, CareersDocument>(
        LANGS.flatMap(ofEach).map((document) => [document.id, document]),
      )
      for (const { uid, type, langs, isJoined, hidden } of given) {
        for (const lang of langs) {
          const isHidden = hidden.includes(lang)
          const original: CareersDocument =
            type === 'job'
              ? madeJob(uid, { listed: !isHidden })
              : type === 'page'
                ? madePage(`page-${uid}`, { noindex: isHidden })
                : madeDepartment(`team-${uid}`, `Team ${uid}`)
          const join = isJoined ? madeTranslation : inLanguage
          const document = lang === 'en-gb' ? original : join(lang, original)
          documents.set(document.id, document)
        }
      }
      const entries: SitemapEntry[] = makers.flatMap(
        (maker) => maker.manifestOf([...documents.values()]).sitemap,
      )
      const sitemap = readSitemap(
        english.createSitemapFiles(entries, SITE_URL)['sitemap.xml'] ?? '',
      )
      for (const [path, links] of sitemap) {
        for (const link of links) expect(sitemap.get(link.path)).toEqual(links)
        if (links.length > 0) expect(links.map((link) => link.path)).toContain(path)
      }
    }),
    { numRuns: 60 },
  )
})

it('files of which a site has one are there in the first language alone', () => {
  const documents = LANGS.flatMap(ofEach)
  const namesOf = (maker: typeof english) =>
    maker.manifestOf(documents).files.map(({ name }) => name)
  expect(namesOf(english)).toEqual([
    'robots.txt',
    'manifest.webmanifest',
    '.well-known/security.txt',
  ])
  expect(namesOf(german)).toEqual(['de/manifest.webmanifest'])
  const security = english
    .manifestOf(documents)
    .files.find(({ name }) => name === '.well-known/security.txt')
  expect(security?.create()).toContain('Preferred-Languages: en, de, fr\n')
})

it.each([
  [
    'en-gb,de-de,fr-fr',
    [
      { lang: 'de-de', name: 'Deutsch', path: '/de' },
      { lang: 'fr-fr', name: 'Français', path: '/fr' },
    ],
  ],
  [
    'de-de,en-gb,en-us',
    [
      { lang: 'de-de', name: 'Deutsch', path: '/' },
      { lang: 'en-us', name: 'English (United States)', path: '/en-us' },
    ],
  ],
])('of the languages %s, each page can name the others', (langs, links) => {
  const { staticQueries } = createLanguageMaker('en-gb', langs).siteOf(ofEach('en-gb'))
  expect(Object.values(staticQueries)).toContainEqual(expect.objectContaining({ languages: links }))
})

it('the head names the language of a page and of its translations', () => {
  const bundle = { templates: new Proxy({}, { get: () => ({ url: '/t.js', imports: [] }) }) }
  const entry = { url: '/e.js', imports: [] }
  const options = {
    siteUrl: SITE_URL,
    siteTitle: 'Careers',
    fontKitUrl: null,
    analyticsScript: null,
    isMeasured: false,
    hasPreviewToolbar: false,
    reloadsOnChange: false,
    bundle: {
      ...bundle,
      entry,
      starter: '',
      saved: entry,
      analytics: entry,
    } as unknown as BundleManifest,
  }
  const documents = [...LANGS.flatMap(ofEach), BENEFITS, madeTranslation('de-de', BENEFITS)]
  const { pages } = german.manifestOf(documents)
  const htmlOf = (path: string) => {
    const page = pages.find(({ data }) => data.path === path)
    return page === undefined ? '' : german.htmlDocument(page, '', options)
  }
  expect(htmlOf('/de/benefits').match(/<meta property="og:locale.*>/g)).toEqual([
    '<meta property="og:locale" content="de_DE">',
    '<meta property="og:locale:alternate" content="en_GB">',
  ])
  expect(htmlOf('/de/404.html').match(/<meta property="og:locale.*>/g)).toEqual([
    '<meta property="og:locale" content="de_DE">',
  ])
})
