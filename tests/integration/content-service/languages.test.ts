import path from 'node:path'
import {
  createContentClient,
  SAMPLE_FOLDER,
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'

/* The sample in English and German, as the API answers it. */

let service: TestContentService
beforeAll(async () => {
  service = await startContentService({
    folder: [SAMPLE_FOLDER, path.join(SAMPLE_FOLDER, 'languages/de-de')],
  })
})
afterAll(() => service.close())

it('a search is in the master language unless it names another one or all', async () => {
  const client = createContentClient(service)
  const { languages } = await client.getRepository()
  expect(languages.map(({ id, is_master }) => [id, is_master])).toEqual([
    ['en-gb', true],
    ['de-de', false],
  ])
  const count = async (lang?: string) =>
    (await client.getAllByType('job', lang ? { lang } : {})).length
  expect([await count(), await count('de-de'), await count('*')]).toEqual([44, 14, 58])
})

it('a document names its translation, and links to documents of its language', async () => {
  const client = createContentClient(service)
  const job = await client.getByID('de-de_job-1001', { lang: '*' })
  expect(job).toMatchObject({
    uid: '1001',
    lang: 'de-de',
    alternate_languages: [{ id: 'job-1001', type: 'job', lang: 'en-gb', uid: '1001' }],
    data: { department: { id: 'de-de_department-engineering', uid: 'entwicklung', lang: 'de-de' } },
  })
  const home = await client.getByUID('page', 'home')
  expect(home.alternate_languages).toEqual([
    { id: 'de-de_page-home', type: 'page', lang: 'de-de', uid: 'home' },
  ])
})

it('each document has an id as Prismic gives it, which a preview link may name', () => {
  const ids = service.repository.getMaster().documents.map(({ document }) => document.id)
  expect(ids.filter((id) => !/^[\w-]{1,64}$/.test(id))).toEqual([])
})
