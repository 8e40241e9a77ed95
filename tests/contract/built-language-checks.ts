import { CLOSED_IN_GERMAN, LANGUAGES_URL } from '../helpers/site/sample-in-languages.js'
import { readSitemap } from '../helpers/site/read-sitemap.js'
import { ask, type Answer } from './ask.js'

/* What holds of the sample in English and German, as `buildLanguagesOnce` makes it, from every server. */

type Lang = 'en-GB' | 'de-DE'

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

type BuiltCheck = (baseUrl: string) => Promise<void>

/** By its sentence, for `it.each`. */
export const BUILT_LANGUAGE_CHECKS: readonly (readonly [string, BuiltCheck])[] = [
  [
    'answers each page in its language, with the addresses that it has in the others',
    async (baseUrl) => {
      const { body } = await get(baseUrl, '/sitemap.xml')
      const sitemap = new Map(readSitemap(String(body)).map((url) => [url.loc, url.alternates]))
      for (const expected of PAGES)
        expect(await readPage(baseUrl, expected.path, sitemap)).toEqual(toFacts(expected))
    },
  ],
  [
    'leads to the first language that has a job, and stays in the language otherwise',
    async (baseUrl) => {
      const answers = await Promise.all(REDIRECTS.map(([asked]) => get(baseUrl, asked)))
      const found = answers.map(({ status, headers }, index) => [
        status,
        REDIRECTS[index]?.[0],
        headers.location,
      ])
      expect(found).toEqual(REDIRECTS.map(([asked, to]) => [301, asked, to]))
    },
  ],
]

const get = (baseUrl: string, asked: string): Promise<Answer> => ask(baseUrl, { path: asked })

async function readPage(baseUrl: string, asked: string, sitemap: ReadonlyMap<string, object>) {
  const { status, body } = await get(baseUrl, asked)
  const html = String(body)
  return {
    path: asked,
    status,
    lang: /<html lang="([^"]+)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    alternates: sitemap.get(LANGUAGES_URL + asked),
  }
}

function toFacts({ path: asked, lang, status, other, isIndexed }: PageRow) {
  const whole = (address: string) => LANGUAGES_URL + address
  const alternates = other !== null && {
    [lang]: whole(asked),
    [lang === 'en-GB' ? 'de-DE' : 'en-GB']: whole(other),
    'x-default': whole(lang === 'en-GB' ? asked : other),
  }
  return {
    path: asked,
    status,
    lang,
    canonical: isIndexed ? whole(asked) : undefined,
    alternates: isIndexed ? alternates || {} : undefined,
  }
}
