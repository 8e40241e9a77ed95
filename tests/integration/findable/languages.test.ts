import { readFileSync } from 'node:fs'
import path from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { listFiles } from '../../helpers/site/list-files.js'
import { readHtml } from '../../helpers/site/read-html.js'
import { buildLanguagesOnce, LANGUAGES_URL } from '../../helpers/site/sample-in-languages.js'

/* What a site in English and German tells others of its jobs, and what it lists of those of the other language. */

const SITES = [
  { base: '', lang: 'en-gb', language: 'en' },
  { base: '/de', lang: 'de-de', language: 'de' },
] as const
const GERMAN_ONLY = ['2001', '2002', '2003', '2004', '2005', '2006', '2007', '2008']
const IN_BOTH = ['1001', '1005', '1008', '1011', '1012', '1022']

let folder: string
beforeAll(async () => {
  folder = path.join(await buildLanguagesOnce(), 'current/public')
})

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const readJson = <Data>(name: string) => JSON.parse(read(name)) as Data

interface Board {
  jobs: { id: number; absolute_url: string; language: string }[]
}

/** Paths of the pages of a language's jobs, by number. */
function listJobs(base: string): Map<string, string> {
  const { jobs } = readJson<Board>(`${base}/api/jobs.json`)
  return new Map(jobs.map(({ id, absolute_url }) => [String(id), absolute_url]))
}

describe.each(SITES)('of $lang', ({ base, lang, language }) => {
  it('the jobs API has each job once, with its page and its language', () => {
    const { jobs } = readJson<Board>(`${base}/api/jobs.json`)
    const ids = jobs.map(({ id }) => String(id))
    const own = base === '' ? 43 : GERMAN_ONLY.length + IN_BOTH.length
    expect([ids.length, new Set(ids).size]).toEqual([own, own])
    expect(ids).toEqual(expect.arrayContaining([...IN_BOTH, ...(base === '' ? [] : GERMAN_ONLY)]))
    expect(new Set(jobs.map((job) => job.language))).toEqual(new Set([language]))
    for (const { id, absolute_url } of jobs) {
      expect(absolute_url).toMatch(new RegExp(`^${LANGUAGES_URL}${base}/[^/]+/${id}$`))
      const names = [`${new URL(absolute_url).pathname}/index.html`, `${base}/api/jobs/${id}.json`]
      for (const name of names) expect(read(name)).toContain(absolute_url)
    }
  })

  it('feeds say their language and have each job once', () => {
    const links = [...listJobs(base).values()].sort()
    const { channel } = new XMLParser().parse(read(`${base}/feed.xml`)).rss
    expect([channel.language, channel.link]).toEqual([lang, LANGUAGES_URL + (base || '/')])
    expect(channel.item.map(({ link }: { link: string }) => link).sort()).toEqual(links)
    const feed = readJson<{ language: string; items: { url: string }[] }>(`${base}/feed.json`)
    expect(feed.language).toBe(lang)
    expect(feed.items.map(({ url }) => url).sort()).toEqual(links)
    const urls = [...read(`${base}/feeds/indeed.xml`).matchAll(/<url><!\[CDATA\[([^\]]+)/g)]
    // Once for each place, which it tells apart by further numbers.
    expect([...new Set(urls.map(([, url = '']) => url))].sort()).toEqual(links)
  })

  it('a posting is advertised on the page of its language, and on no other', () => {
    const advertised = listFiles(path.join(folder, base))
      .filter((name) => name.endsWith('/index.html') && !(base === '' && name.startsWith('de/')))
      .map((name) => read(path.join(base, name)))
      .filter((html) => /"@type": ?"JobPosting"/.test(html))
      .map((html) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1])
    expect(advertised.sort()).toEqual([...listJobs(base).values()].sort())
  })

  it('calendars, manifest and embed speak it', () => {
    const job = new URL(listJobs(base).get('1001') ?? '').pathname
    expect(read(`${job}/closing.ics`)).toContain(
      base === '' ? 'SUMMARY:Applications close' : 'SUMMARY:Bewerbungsschluss',
    )
    expect(readJson(`${base}/manifest.webmanifest`)).toMatchObject({
      lang,
      start_url: base || '/',
      scope: base || '/',
    })
    expect(read(`${base}/embed.js`)).toContain(
      base === '' ? 'open role' : 'offenen Stellen ansehen',
    )
  })
})

it('pictures for shared links show the words of their language', () => {
  const [en, de] = ['/qa-engineer/1001', '/de/qa-engineer-m-w-d/1001'].map(
    (page) => readHtml(read(`${page}/index.html`)).meta,
  )
  const [first = '', second = ''] = [en, de].map((meta) => meta?.get('og:image'))
  expect(first).not.toBe(second)
  expect(en?.get('og:image:alt')).toContain('QA Engineer,')
  expect(de?.get('og:image:alt')).toContain('QA Engineer (m/w/d),')
  expect(
    readFileSync(path.join(folder, new URL(first).pathname)).equals(
      readFileSync(path.join(folder, new URL(second).pathname)),
    ),
  ).toBe(false)
})

it('what does not depend on the language is there once', () => {
  const names = listFiles(path.join(folder, 'de'))
  expect(names.filter((name) => /^(?:assets|sw\.js|sitemap\.xml|icon-)/.test(name))).toEqual([])
  const react = (base: string) =>
    /\/assets\/react\.[0-9a-f]+\.js/.exec(read(`${base}/index.html`))?.[0]
  expect([react('') !== undefined, react('/de')]).toEqual([true, react('')])
})
