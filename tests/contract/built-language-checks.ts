import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { CLOSED_IN_GERMAN, LANGUAGES_URL } from '../helpers/site/sample-in-languages.js'
import { readSitemap } from '../helpers/site/read-sitemap.js'
import { ask, type Answer } from './ask.js'

/* What holds of the sample in English and German, as `buildLanguagesOnce` makes it, from every server. */

type Lang = 'en-GB' | 'de-DE'
const FRONT: Readonly<Record<Lang, string>> = { 'en-GB': '/', 'de-DE': '/de' }

interface PageRow {
  path: string
  lang: Lang
  status: number
  /** The same page in the other language. */
  other: string | null
  /** Whether search engines may list it: it then has a canonical address and a place in the sitemap. */
  isIndexed: boolean
}

const row = (path: string, status: number, isIndexed: boolean, other: string | null = null) => {
  const lang: Lang = /^\/de(\/|$)/.test(path) ? 'de-DE' : 'en-GB'
  return { path, lang, status, other, isIndexed }
}
const both = (en: string, de: string, isIndexed = true) => [
  row(en, 200, isIndexed, de),
  row(de, 200, isIndexed, en),
]

const PAGES: readonly PageRow[] = [
  ...both('/', '/de'),
  ...both('/qa-engineer/1001', '/de/qa-engineer-m-w-d/1001'),
  row('/ux-designer/1006', 200, true),
  row('/de/hydrologin-hydrologe-m-w-d/2002', 200, true),
  ...both('/departments/engineering', '/de/departments/entwicklung'),
  row('/departments/hardware', 200, true),
  ...both('/locations/germany', '/de/locations/deutschland'),
  row('/de/locations/hamburg', 200, true),
  ...both('/about-tidewell', '/de/ueber-uns'),
  row('/benefits', 200, true),
  ...both('/saved', '/de/saved', false),
  row('/fleet-coordinator/1044', 410, false),
  row(`/de/fruher-m-w-d/${CLOSED_IN_GERMAN}`, 410, false),
  row('/no/such/page', 404, false),
  row('/de/no/such/page', 404, false),
  row('/job_ghid/99999', 404, false),
  row('/de/job_ghid/99999', 404, false),
  // A page of one language is none of the other.
  row('/de/benefits', 404, false),
  row('/ueber-uns', 404, false),
  ...['/preview', '/offline-app-shell', '/de/preview', '/de/offline-app-shell'].map((path) =>
    row(path, 200, false),
  ),
]

/** Addresses that lead elsewhere: jobs to the first language that has them, the rest within a language. */
const REDIRECTS = [
  ['/job_ghid/1001', '/qa-engineer/1001'],
  ['/de/job_ghid/1001', '/de/qa-engineer-m-w-d/1001'],
  ['/job_ghid/2002', '/de/hydrologin-hydrologe-m-w-d/2002'],
  ['/de/job_ghid/1006', '/ux-designer/1006'],
  ['/any/2002?a=1', '/de/hydrologin-hydrologe-m-w-d/2002?a=1'],
  ['/de/any/1006', '/ux-designer/1006'],
  ['/de/any/1001', '/de/qa-engineer-m-w-d/1001'],
  // A former number of 1002, which German lacks.
  ['/de/any/4017723', '/business-analyst/1002'],
  ['/careers', '/'],
  ['/de/careers', '/de'],
  ['/departments', '/'],
  ['/de/departments', '/de'],
  ['/de/', '/de'],
  ['/DE/Ueber-Uns', '/de/ueber-uns'],
] as const

const FILES = [
  ['feed.xml', 'application/rss+xml; charset=utf-8'],
  ['feed.json', 'application/feed+json; charset=utf-8'],
  ['feeds/indeed.xml', 'application/xml; charset=utf-8'],
  ['api/jobs.json', 'application/json; charset=utf-8'],
  ['api/jobs/1001.json', 'application/json; charset=utf-8'],
  ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['embed.js', 'text/javascript; charset=utf-8'],
  ['page-data/app-data.json', 'application/json; charset=utf-8'],
  ['page-data/index/page-data.json', 'application/json; charset=utf-8'],
] as const

export interface BuiltTarget {
  baseUrl: string
  siteRoot: string
}

type BuiltCheck = (target: BuiltTarget) => Promise<void>

/** By its sentence, for `it.each`. */
export const BUILT_LANGUAGE_CHECKS: readonly (readonly [string, BuiltCheck])[] = [
  [
    'answers each page in its language, with the addresses that it has in the others',
    async (target) => {
      const sitemap = await readTargetSitemap(target)
      for (const expected of PAGES) {
        expect(await readPage(target, expected.path, sitemap)).toEqual(toFacts(expected))
      }
    },
  ],
  [
    'leads to the first language that has a job, and stays in the language otherwise',
    async (target) => {
      const answers = await Promise.all(REDIRECTS.map(([asked]) => get(target, asked)))
      const found = answers.map(({ status, headers }, index) => [
        status,
        REDIRECTS[index]?.[0],
        headers.location,
      ])
      expect(found).toEqual(REDIRECTS.map(([asked, to]) => [301, asked, to]))
    },
  ],
  [
    'answers the files of each language',
    async (target) => {
      for (const base of ['', '/de']) {
        for (const [name, type] of FILES) {
          const { status, headers, body } = await get(target, `${base}/${name}`)
          const file = path.join(target.siteRoot, 'current/public', base, name)
          expect([base, name, status, headers['content-type']]).toEqual([base, name, 200, type])
          expect(body.equals(readFileSync(file))).toBe(true)
        }
      }
    },
  ],
  [
    'has what is there for all languages at the top only',
    async (target) => {
      const once = ['/sitemap.xml', '/robots.txt', '/sw.js', '/version.json', '/favicon.svg']
      for (const name of once) {
        const statuses = [await get(target, name), await get(target, `/de${name}`)]
        expect([name, ...statuses.map(({ status }) => status)]).toEqual([name, 200, 404])
      }
      expect(String((await get(target, '/robots.txt')).body)).toContain(
        `Sitemap: ${LANGUAGES_URL}/sitemap.xml`,
      )
    },
  ],
  [
    'names in the sitemap, for each page, exactly the pages that name it, each in the language that it is said to be in',
    async (target) => {
      const sitemap = await readTargetSitemap(target)
      const ofPage = new Map(sitemap.map(({ loc, alternates }) => [loc, alternates]))
      let translated = 0
      for (const { loc, alternates } of sitemap) {
        const { status, lang, canonical } = await readFacts(target, loc)
        expect([loc, status, canonical]).toEqual([loc, 200, loc])
        const { 'x-default': first, ...byLang } = alternates
        if (first === undefined) {
          expect([loc, byLang]).toEqual([loc, {}])
          continue
        }
        translated += 1
        expect([loc, byLang[lang], first]).toEqual([loc, loc, byLang['en-GB']])
        for (const [hreflang, href] of Object.entries(byLang)) {
          expect([loc, ofPage.get(href)]).toEqual([loc, alternates])
          expect([href, (await readFacts(target, href)).lang]).toEqual([href, hreflang])
        }
      }
      expect([translated > 20, translated < sitemap.length]).toEqual([true, true])
    },
  ],
  [
    'has the picture of each job for links that are shared',
    async (target) => {
      for (const asked of ['/qa-engineer/1001', '/de/qa-engineer-m-w-d/1001']) {
        const { elements } = await readHead(target, asked)
        const image = metaOf(elements, 'og:image')[0] ?? ''
        const { status, headers } = await get(target, new URL(image).pathname)
        expect([image, status, headers['content-type']]).toEqual([image, 200, 'image/png'])
      }
    },
  ],
]

const get = ({ baseUrl }: BuiltTarget, asked: string): Promise<Answer> =>
  ask(baseUrl, { path: asked })

async function readTargetSitemap(target: BuiltTarget) {
  return readSitemap(String((await get(target, '/sitemap.xml')).body))
}

type Element = DefaultTreeAdapterTypes.Element

async function readHead(target: BuiltTarget, address: string) {
  const { status, body } = await get(target, new URL(address, LANGUAGES_URL).pathname)
  const elements = listElements(parse(String(body)))
  const html = elements.find(({ tagName }) => tagName === 'html')
  const canonical = elements.find((element) => valueOf(element, 'rel') === 'canonical')
  return {
    status,
    elements,
    lang: valueOf(html, 'lang') ?? '',
    dir: valueOf(html, 'dir'),
    canonical: valueOf(canonical, 'href'),
  }
}

/** Of each address of a sitemap: quicker than by its elements. */
async function readFacts(target: BuiltTarget, address: string) {
  const { status, body } = await get(target, new URL(address).pathname)
  const html = String(body)
  const [, lang = ''] = /<html lang="([^"]+)"/.exec(html) ?? []
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
  return { status, lang, canonical }
}

async function readPage(
  target: BuiltTarget,
  asked: string,
  sitemap: ReturnType<typeof readSitemap>,
) {
  const { status, elements, lang, dir, canonical } = await readHead(target, asked)
  const links = elements.filter((element) => valueOf(element, 'hreflang') !== undefined)
  const manifest = elements.find((element) => valueOf(element, 'rel') === 'manifest')
  return {
    path: asked,
    status,
    lang,
    dir,
    canonical,
    locales: [...metaOf(elements, 'og:locale'), ...metaOf(elements, 'og:locale:alternate')],
    // In header and footer.
    switches: links.map((link) => [valueOf(link, 'lang'), valueOf(link, 'href')].join(' ')),
    manifest: valueOf(manifest, 'href'),
    alternates: sitemap.find(({ loc }) => loc === LANGUAGES_URL + asked)?.alternates,
  }
}

function toFacts({ path: asked, lang, status, other, isIndexed }: PageRow) {
  const otherLang = lang === 'en-GB' ? 'de-DE' : 'en-GB'
  const locales = other === null ? [lang] : [lang, otherLang]
  const whole = (address: string) => LANGUAGES_URL + address
  const switchTo = `${otherLang.toLowerCase()} ${other ?? FRONT[otherLang]}`
  const alternates = other !== null && {
    [lang]: whole(asked),
    [otherLang]: whole(other),
    'x-default': whole(lang === 'en-GB' ? asked : other),
  }
  return {
    path: asked,
    status,
    lang,
    dir: undefined,
    canonical: isIndexed ? whole(asked) : undefined,
    locales: locales.map((name) => name.replace('-', '_')),
    switches: [switchTo, switchTo],
    manifest: lang === 'de-DE' ? '/de/manifest.webmanifest' : '/manifest.webmanifest',
    alternates: isIndexed ? alternates || {} : undefined,
  }
}

function metaOf(elements: readonly Element[], property: string): string[] {
  return elements
    .filter((element) => valueOf(element, 'property') === property)
    .map((element) => valueOf(element, 'content') ?? '')
}

function valueOf(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((attribute) => attribute.name === name)?.value
}

/** Without what is within templates. */
function listElements(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes.flatMap((node) =>
    'tagName' in node ? [node, ...listElements(node)] : [],
  )
}
