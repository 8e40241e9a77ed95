import path from 'node:path'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { createTestSite, type TestSite } from '../../helpers/site/create-test-site.js'
import { SITE_URL, useSampleSite } from '../../helpers/site/sample-site.js'
import { madeListing, madeWholeJob } from '../../helpers/content/made-listing.js'
import { madeSettings } from '../../helpers/content/made-documents.js'
import { listFiles } from '../../helpers/site/list-files.js'

describe('a second build of unchanged content', () => {
  let content: TestContentService
  let first: TestSite
  let second: TestSite

  beforeAll(async () => {
    content = await startContentService()
    const env = { PRISMIC_API_ENDPOINT: content.apiEndpoint, SITE_URL }
    first = await createTestSite(env)
    second = await createTestSite(env)
    await first.generate()
    await second.generate(new Date(Date.now() + 60_000))
  })

  afterAll(async () => {
    await first.remove()
    await second.remove()
    await content.close()
  })

  it('differs from the first in version.json alone', async () => {
    const differing: string[] = []
    const files = listFiles(path.join(first.siteRoot, 'current/public'))
    expect(files).toEqual(listFiles(path.join(second.siteRoot, 'current/public')))
    for (const name of files.filter((file) => !/\.(br|gz)$/.test(file))) {
      if ((await first.readPublic(name)) !== (await second.readPublic(name))) {
        differing.push(name)
      }
    }
    expect(differing).toEqual(['version.json'])
  })
})

describe('a build of the sample', () => {
  const sample = useSampleSite()

  it('says in version.json what was built, from which content, and when', async () => {
    const release = JSON.parse(await sample().site.read('release.json'))
    const { contentRef, buildHash, createdAt: builtAt } = release
    expect(await sample().readJson('version.json')).toEqual({
      git: null,
      contentRef,
      buildHash,
      builtAt,
    })
  })

  it('gives a contact for security reports that is valid for less than a year', async () => {
    const text = await sample().site.readPublic('.well-known/security.txt')
    expect(text).toMatch(/^Contact: https:\/\/www\.tidewell\.example\nExpires: \d{4}-\S+Z\n/)
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
    const year = 365 * 24 * 60 * 60 * 1000
    expect(expires).toBeGreaterThan(Date.now())
    expect(expires).toBeLessThan(Date.now() + year)
  })

  it('omits a feed that the settings switch off, and every link to it', async () => {
    const off = (feed: string) => ({ feed, enabled: false, company_id: null, publisher: null })
    const feeds = ['rss', 'indeed', 'greenhouse'].map(off) as never
    const content = await startContentService({
      documents: madeListing([madeWholeJob('1')], madeSettings({ feeds })),
    })
    const site = await createTestSite({
      PRISMIC_API_ENDPOINT: content.apiEndpoint,
      SITE_URL,
      SITE_ENV: 'staging',
    })
    try {
      await site.generate()
      await expect(site.readPublic('feed.xml')).rejects.toThrow('ENOENT')
      await expect(site.readPublic('departments/engineering/feed.xml')).rejects.toThrow('ENOENT')
      await expect(site.readPublic('feeds/indeed.xml')).rejects.toThrow('ENOENT')
      await expect(site.readPublic('api/jobs.json')).rejects.toThrow('ENOENT')
      expect(await site.readPublic('feeds/linkedin.xml')).toContain('1-bristol')
      expect(JSON.parse(await site.readPublic('feed.json')).items).toHaveLength(1)
      const html = await site.readPublic('index.html')
      expect(html).not.toContain('application/rss+xml')
      expect(html).toContain('application/feed+json')
      // Outside production robots.txt names no sitemap.
      expect(await site.readPublic('robots.txt')).toBe('User-agent: *\nAllow: /\n')
    } finally {
      await site.remove()
      await content.close()
    }
  })
})
