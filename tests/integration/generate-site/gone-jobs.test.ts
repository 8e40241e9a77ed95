import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { createTestSite, type TestSite } from '../../helpers/site/create-test-site.js'
import { madeJob, madeRepository } from '../../helpers/content/made-documents.js'
import { startSite } from '../../helpers/server/start-site.js'

const DAY = 24 * 60 * 60 * 1000

let content: TestContentService
let site: TestSite
let server: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  const jobs = [madeJob('1'), madeJob('2', { legacy_ids: [{ id: '90' }] as never })]
  content = await startContentService({ documents: madeRepository(jobs) })
  site = await createTestSite({ PRISMIC_API_ENDPOINT: content.apiEndpoint })
  await site.generate()
  server = await startSite({ siteRoot: site.siteRoot })
})

afterAll(async () => {
  await server.stop()
  await site.remove()
  await content.close()
})

const ask = (path: string) => fetch(server.baseUrl + path, { redirect: 'manual' })

it('the site answers 410 for a deleted job, under each of its job numbers', async () => {
  expect((await ask('/role-2/2')).status).toBe(200)
  content.repository.publishDocuments([], ['job-2'])
  await site.generate()

  for (const path of ['/role-2/2', '/another-title/2', '/job_ghid/2', '/job_ghid/90']) {
    const response = await ask(path)
    expect([path, response.status]).toEqual([path, 410])
    expect(await response.text()).toContain('This role closed on')
  }
  const data = await ask('/page-data/role-2/2/page-data.json')
  expect([data.status, (await data.json()).componentChunkName]).toEqual([
    200,
    'component---closed-job-page',
  ])
  expect(await site.read('redirects.map')).toBe('1 /role-1/1;\n')
})

it('the site answers 410 for a deleted job two releases later, and 404 after a year', async () => {
  await site.generate()
  expect((await ask('/role-2/2')).status).toBe(410)
  await site.generate(new Date(Date.now() + 366 * DAY))
  expect((await ask('/role-2/2')).status).toBe(404)
})
