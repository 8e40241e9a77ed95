import { startContentService } from '../../../helpers/content-service.js'
import { createTestSite, type TestSite } from '../../../helpers/generated-site.js'
import { SITE_URL, type SampleSite } from '../../../helpers/sample-site.js'
import { madeListing, madeWholeJob } from '../../../helpers/made-listing.js'
import { madeSettings } from '../../../helpers/made-documents.js'

export function describeRepeatedBuild(sample: () => SampleSite): void {
  describe('a second build', () => {
    let again: TestSite

    beforeAll(async () => {
      const { apiEndpoint } = sample().content
      again = await createTestSite({ PRISMIC_API_ENDPOINT: apiEndpoint, SITE_URL })
      await again.generate(new Date(Date.now() + 60_000))
    })

    afterAll(async () => {
      await again.remove()
    })

    it('two builds of one content differ in version.json alone', async () => {
      const differing: string[] = []
      for (const name of sample().files) {
        if ((await sample().site.readPublic(name)) !== (await again.readPublic(name))) {
          differing.push(name)
        }
      }
      expect(differing).toEqual(['version.json'])
    })

    it('version.json tells what was built, from what, and when', async () => {
      const release = JSON.parse(await sample().site.read('release.json'))
      const { contentRef, buildHash, createdAt: builtAt } = release
      expect(await sample().readJson('version.json')).toEqual({
        git: null,
        contentRef,
        buildHash,
        builtAt,
      })
    })

    it('the contact for security reports is valid from the content, not from the build', async () => {
      const text = await sample().site.readPublic('.well-known/security.txt')
      expect(text).toMatch(/^Contact: https:\/\/www\.tidewell\.example\nExpires: \d{4}-\S+Z\n/)
      const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
      const year = 365 * 24 * 60 * 60 * 1000
      expect(expires).toBeGreaterThan(Date.now())
      expect(expires).toBeLessThan(Date.now() + year)
    })

    it('a feed that the settings switch off is not there, nor is the way to it', async () => {
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
        // Elsewhere than in production nobody is shown the way.
        expect(await site.readPublic('robots.txt')).toBe('User-agent: *\nAllow: /\n')
      } finally {
        await site.remove()
        await content.close()
      }
    })
  })
}
