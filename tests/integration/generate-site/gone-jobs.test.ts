import { createSite } from '../../../client/content/create-site.js'
import { createContentClient } from '../../../client/shared/content-api/create-content-client.js'
import { fetchSnapshot } from '../../../client/shared/content-api/fetch-snapshot.js'
import { createPlatform } from '../../../client/shared/content-api/platform.js'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import { LINKED_JOBS_URL } from '../../../client/shared/addresses/page-paths.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { createTestSite, UNCOMPRESSED, type TestSite } from '../../helpers/site/create-test-site.js'
import { linkTo, madeJob, madePage, madeRepository } from '../../helpers/content/made-documents.js'
import { startSite } from '../../helpers/server/start-site.js'
import { slice, textWithLink } from '../../helpers/world/made-world.js'

const DAY = 24 * 60 * 60 * 1000

let content: TestContentService
let site: TestSite
let server: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  const jobs = [madeJob('1'), madeJob('2', { legacy_ids: [{ id: '90' }] as never })]
  const text = textWithLink(linkTo('job', '2'))
  const page = madePage('news', { slices: [slice('rich_text', { content: text })] })
  content = await startContentService({ documents: madeRepository(jobs, page) })
  site = await createTestSite({ PRISMIC_API_ENDPOINT: content.apiEndpoint, ...UNCOMPRESSED })
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

/** The first words of the page’s text, in a link or without one. */
const readWords = async () =>
  /(?:<a [^>]*>)?We measur/.exec(await site.readPublic('news/index.html'))?.[0]

const readWarnings = async () => JSON.parse(await site.read('release.json')).warnings

it('a page that links to the deleted job leads to its closed page, and the editor is warned', async () => {
  expect(await readWords()).toMatch(/^<a [^>]*href="\/role-2\/2"/)
  expect(await readWarnings()).toContainEqual(
    expect.stringContaining(
      'page "news" (page-news), field "slices.0.primary.content.0": links to',
    ),
  )
})

it('a preview shows the link as the release has it', async () => {
  const linkedJobs = await (await ask(LINKED_JOBS_URL)).json()
  expect(linkedJobs).toMatchObject([{ id: '2', documentIds: ['job-2'] }])
  const client = createContentClient(
    { repositoryName: 'careers-sample', apiEndpoint: content.apiEndpoint },
    createPlatform(globalThis),
  )
  const { documents } = await fetchSnapshot<CareersDocument>(client)
  const options = { now: new Date(), buildHash: '', remembered: linkedJobs }
  const { pages } = createSite(documents, options)
  const drafted = pages.find(({ path }) => path === '/news')?.result
  const published = await (await ask('/page-data/news/page-data.json')).json()
  expect(drafted).toEqual(published.result)
})

it('the site answers 410 for a deleted job two releases later, and 404 after a year', async () => {
  await site.generate()
  expect((await ask('/role-2/2')).status).toBe(410)
  await site.generate(new Date(Date.now() + 366 * DAY))
  expect((await ask('/role-2/2')).status).toBe(404)
  expect(await readWords()).toBe('We measur')
})

it('the former address of a page leads to the new one, from one release to the next', async () => {
  content.repository.publishDocuments([{ ...madePage('news'), uid: 'journal' }])
  await site.generate()
  for (let release = 1; release <= 2; release++) {
    const response = await ask('/news?a=1')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/journal?a=1'])
    await site.generate()
  }
})
