import { XMLParser } from 'fast-xml-parser'
import { readHtml } from '../../../helpers/built-html.js'
import { SITE_URL, type SampleSite } from '../../../helpers/sample-site.js'
import { startSite } from '../../../helpers/site-server.js'

export function describeSitemap(sample: () => SampleSite): void {
  describe('sitemap, robots and heads', () => {
    let urls: { loc: string; lastmod: string }[]

    beforeAll(async () => {
      urls = new XMLParser().parse(await sample().site.readPublic('sitemap.xml')).urlset.url
    })

    it('names every page that may be indexed, under its own canonical address, and no other', () => {
      const indexable = [...sample().html].filter(
        ([, { canonical, meta }]) =>
          canonical !== null && !/noindex/.test(meta.get('robots') ?? ''),
      )
      for (const { loc } of urls) {
        expect([loc, sample().html.get(sample().fileOf(loc))?.canonical]).toEqual([loc, loc])
      }
      expect(urls.map(({ loc }) => sample().fileOf(loc)).sort()).toEqual(
        indexable.map(([name]) => name).sort(),
      )
    })

    it('every address that it names answers 200, with itself as canonical', async () => {
      const server = await startSite({ siteRoot: sample().site.siteRoot })
      try {
        for (const { loc } of urls) {
          const answer = await fetch(server.baseUrl + new URL(loc).pathname, { redirect: 'manual' })
          const { canonical } = readHtml(await answer.text())
          expect([loc, answer.status, canonical]).toEqual([loc, 200, loc])
        }
      } finally {
        await server.stop()
      }
    })

    it('tells when content was published, never when it was built', async () => {
      const { createdAt, contentRef } = JSON.parse(await sample().site.read('release.json'))
      const { results } = await readJsonFrom(
        `${sample().content.apiEndpoint}/documents/search?ref=${contentRef}&pageSize=100`,
      )
      const published = new Set(
        results.map(({ last_publication_date }) =>
          Date.parse(last_publication_date.replace('+0000', 'Z')),
        ),
      )
      for (const { loc, lastmod } of urls) {
        expect([loc, published.has(Date.parse(lastmod))]).toEqual([loc, true])
        expect(Date.parse(lastmod)).toBeLessThan(Date.parse(createdAt))
      }
    })

    it('lets all robots in and shows them the way', async () => {
      expect(await sample().site.readPublic('robots.txt')).toBe(
        `User-agent: *\nAllow: /\n\nSitemap: ${SITE_URL}/sitemap.xml\n`,
      )
    })

    it('no two pages that may be indexed share a title or a description', () => {
      const heads = urls.map(({ loc }) => sample().html.get(sample().fileOf(loc)))
      const titles = heads.map((head) => head?.title ?? '')
      const descriptions = heads.map((head) => head?.meta.get('description') ?? '')
      expect(new Set(titles).size).toBe(urls.length)
      expect(new Set(descriptions).size).toBe(urls.length)
      for (const title of titles) expect(title.length).toBeLessThanOrEqual(65)
      for (const description of descriptions) {
        expect(description.length).toBeGreaterThan(0)
        expect(description.length).toBeLessThanOrEqual(160)
      }
    })

    it('describes a job in no fewer words than a search result has room for', () => {
      const jobs = urls.filter(({ loc }) => /\/\d+$/.test(loc))
      expect(jobs.length).toBeGreaterThan(40)
      for (const { loc } of jobs) {
        const { meta } = sample().html.get(sample().fileOf(loc)) ?? {}
        const length = meta?.get('description')?.length ?? 0
        expect([loc, length >= 110]).toEqual([loc, true])
      }
    })

    it('one address in all places: canonical, share card, structured data', () => {
      for (const { loc } of urls) {
        const page = sample().html.get(sample().fileOf(loc))
        expect(page?.meta.get('og:url')).toBe(loc)
        expect(page?.meta.get('og:image')).toMatch(/^https?:\/\//)
        expect(page?.meta.get('og:image:alt')).toBeDefined()
      }
    })
  })
}

async function readJsonFrom(url: string) {
  const response = await fetch(url)
  return (await response.json()) as { results: { last_publication_date: string }[] }
}
