import { readdirSync } from 'node:fs'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import {
  madeJob,
  madeJobs,
  madeRepository,
  paragraph,
} from '../../helpers/content/made-documents.js'
import { createTestSite, UNCOMPRESSED, type TestSite } from '../../helpers/site/create-test-site.js'

let content: TestContentService
let site: TestSite

beforeAll(async () => {
  content = await startContentService({ documents: madeRepository(madeJobs(3)) })
  site = await createTestSite({ PRISMIC_API_ENDPOINT: content.apiEndpoint, ...UNCOMPRESSED })
})
afterAll(async () => {
  await site.remove()
  await content.close()
})

it('a site root holds about as many files after the tenth publication as after the fourth', async () => {
  const sizes: number[] = []
  for (let publication = 1; publication <= 10; publication++) {
    const about = paragraph(`Text ${publication + 10}.`)
    content.repository.publishDocuments([madeJob('2', { about })])
    await site.generate()
    const entries = readdirSync(site.siteRoot, { recursive: true, withFileTypes: true })
    // Without folders: those that group objects stay when they are empty, at most 256.
    sizes.push(entries.filter((entry) => !entry.isDirectory()).length)
  }
  const fourth = sizes[3] ?? 0
  expect(fourth).toBeGreaterThan(100)
  expect(Math.max(...sizes.slice(4))).toBeLessThan(fourth * 1.05)
})
