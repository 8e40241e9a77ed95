import request from 'supertest'
import type { PageDocument } from '../../../client/shared/content-model/content-types.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { linkTo, madeJob, madePage } from '../../helpers/content/made-documents.js'
import { inLanguage, madeTranslation } from '../../helpers/content/made-languages.js'
import type * as TestSidecars from '../../helpers/server/create-test-sidecar.js'
import { loadInLanguage } from '../../helpers/words/load-in-language.js'
import { NAME, TOKEN } from './preview-sidecar.js'

/* The sidecar of a site in several languages has the words of the first one. */

const { createTestSidecar } = loadInLanguage<typeof TestSidecars>(
  'en-gb',
  'en-gb,de-de',
  'tests/helpers/server/create-test-sidecar.ts',
)
const PARENT: PageDocument = {
  ...madePage('offices'),
  alternate_languages: [{ id: 'page-bueros-de-de', type: 'page', lang: 'de-de', uid: 'bueros' }],
} as PageDocument

let content: TestContentService
let sidecar: TestSidecars.TestSidecar
beforeAll(async () => {
  const draft = [
    madeJob('1001', { title: 'A changed role' }),
    inLanguage('de-de', madeJob('1001', { title: 'Eine Stelle' })),
    inLanguage('de-de', madePage('home')),
    PARENT,
    madeTranslation('de-de', PARENT, { uid: 'bueros' }),
    // As editors copy it: its parent is still the English page.
    inLanguage('de-de', madePage('leeds', { parent: linkTo('page', 'offices') })),
  ]
  const documents = [madeJob('1001'), madePage('home')]
  const drafts = [{ name: 'winter', id: 'Ywinter', label: 'Winter', documents: draft }]
  content = await startContentService({ name: NAME, documents, drafts })
  sidecar = await createTestSidecar({ PRISMIC_API_ENDPOINT: content.apiEndpoint })
})
afterAll(async () => {
  sidecar?.remove()
  await content?.close()
})

it.each([
  ['job-1001', '/a-changed-role/1001'],
  ['job-1001-de-de', '/de/eine-stelle/1001'],
  ['page-home-de-de', '/de'],
  ['page-leeds-de-de', '/de/bueros/leeds'],
])('a preview of the document %s opens its page %s', async (documentId, path) => {
  const query = { token: TOKEN, documentId }
  const { status, headers } = await request(sidecar.app).get('/api/preview').query(query)
  expect([status, headers['location']]).toEqual([302, path])
})
