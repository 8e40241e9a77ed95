import { readFileSync } from 'node:fs'
import path from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { createContentClient, startContentService } from '../../helpers/content/content-service.js'
import { SITE_URL, useSampleSite } from '../../helpers/site/sample-site.js'

const sample = useSampleSite()

describe('the sitemap of the sample release', () => {
  let urls: { loc: string; lastmod: string }[]

  beforeAll(async () => {
    urls = new XMLParser().parse(await sample().site.readPublic('sitemap.xml')).urlset.url
    expect(urls).not.toEqual([])
  })

  it('lists every page that may be indexed under its canonical address, and no other page', () => {
    const indexable = [...sample().html].filter(
      ([, { canonical, meta }]) => canonical !== null && !/noindex/.test(meta.get('robots') ?? ''),
    )
    for (const { loc } of urls) {
      expect([loc, sample().html.get(sample().fileOf(loc))?.canonical]).toEqual([loc, loc])
    }
    expect(urls.map(({ loc }) => sample().fileOf(loc)).sort()).toEqual(
      indexable.map(([name]) => name).sort(),
    )
  })

  it('gives the day on which content was published, never that of the build', async () => {
    const { createdAt } = JSON.parse(await sample().site.read('release.json'))
    const content = await startContentService()
    const documents = await createContentClient(content).dangerouslyGetAll()
    await content.close()
    const published = new Set(
      documents.map(({ last_publication_date }) =>
        Date.parse(last_publication_date.replace('+0000', 'Z')),
      ),
    )
    for (const { loc, lastmod } of urls) {
      expect([loc, published.has(Date.parse(lastmod))]).toEqual([loc, true])
      expect(Date.parse(lastmod)).toBeLessThan(Date.parse(createdAt))
    }
  })

  it('is named by a robots.txt that lets all robots in', async () => {
    expect(await sample().site.readPublic('robots.txt')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${SITE_URL}/sitemap.xml\n`,
    )
  })

  it('lists no two pages that share a title or a description', () => {
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

  it('lists no job whose description is shorter than a search result has room for', () => {
    const jobs = urls.filter(({ loc }) => /\/\d+$/.test(loc))
    expect(jobs.length).toBeGreaterThan(40)
    for (const { loc } of jobs) {
      const { meta } = sample().html.get(sample().fileOf(loc)) ?? {}
      const length = meta?.get('description')?.length ?? 0
      expect([loc, length >= 110]).toEqual([loc, true])
    }
  })

  it('lists pages whose share card names the same address, and an image', () => {
    for (const { loc } of urls) {
      const page = sample().html.get(sample().fileOf(loc))
      expect(page?.meta.get('og:url')).toBe(loc)
      expect(page?.meta.get('og:image')).toMatch(/^https?:\/\//)
      expect(page?.meta.get('og:image:alt')).toBeDefined()
      expect(page?.meta.get('og:image:width')).toBe('1200')
      expect(page?.meta.get('og:image:height')).toBe('630')
    }
  })

  it('lists no job, department or location without a card of its own, 1200 by 630', () => {
    const shared = urls.filter(({ loc }) => /\/\d+$|\/(?:departments|locations)\/[^/]+$/.test(loc))
    const cards = shared.map(
      ({ loc }) => sample().html.get(sample().fileOf(loc))?.meta.get('og:image') ?? '',
    )
    expect(new Set(cards).size).toBeGreaterThan(60)
    const types = shared.map(({ loc }) =>
      sample().html.get(sample().fileOf(loc))?.meta.get('og:image:type'),
    )
    expect(new Set(types)).toEqual(new Set(['image/png']))
    expect(new Set(cards).size).toBe(shared.length)
    for (const card of cards) {
      expect(card).toMatch(
        /^https:\/\/careers\.example\/assets\/cards\/[0-9a-f]\/[0-9a-f]\/[0-9a-f]{16}\.png$/,
      )
      const file = path.join(sample().site.siteRoot, 'current/public', new URL(card).pathname)
      const png = readFileSync(file)
      expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
        ...['PNG', 1200, 630],
      ])
      expect(png.length).toBeLessThan(40_000)
    }
  })
})
