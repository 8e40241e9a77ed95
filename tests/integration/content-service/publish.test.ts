import request from 'supertest'
import { createContentService } from '../../../server/content-service/create-content-service.js'
import {
  createRepository,
  type RepositoryContent,
} from '../../../server/content-service/repository.js'
import { startApi, type Api, type ApiAnswer } from '../../helpers/api-server.js'
import { madeJob } from '../../helpers/made-documents.js'

let api: Api
let answer: ApiAnswer
beforeEach(async () => {
  answer = { status: 200 }
  api = await startApi(() => answer)
})
afterEach(() => api.close())

function startService(changes: Partial<RepositoryContent> = {}) {
  const repository = createRepository({
    name: 'careers-test',
    documents: [madeJob('1')],
    drafts: [
      {
        ...{ name: 'new-title', id: 'Ydraft', label: '<New> title' },
        documents: [madeJob('1', { title: 'Changed' })],
      },
    ],
    ...changes,
  })
  const webhook = { url: `${api.url}/api/webhooks/prismic`, secret: 'a-secret' }
  const publicUrl = 'http://localhost:8090'
  return { repository, app: createContentService({ repository, publicUrl, webhook }) }
}

const publishDraft = (app: Parameters<typeof request>[0], draft = 'new-title') =>
  request(app).post('/publish').type('form').send({ draft })

it('lists the drafts, with a button for each and everything escaped', async () => {
  const { text, headers } = await request(startService().app).get('/publish?told=<b>x')
  expect(text).toContain('Publish &lt;New&gt; title')
  expect(text).toContain('job 1')
  expect(text).not.toContain('<b>')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

it('publishes a draft and tells the site, as the CMS would', async () => {
  const { app, repository } = startService()
  const former = repository.getMaster().ref
  const response = await publishDraft(app)
  expect(response.status).toBe(303)
  expect(decodeURIComponent(response.headers['location'] ?? '')).toContain('answered with 200')

  const { ref } = repository.getMaster()
  expect(ref).not.toBe(former)
  expect(repository.getDrafts()).toEqual([])
  expect(api.requests[0]).toMatchObject({ method: 'POST', path: '/api/webhooks/prismic' })
  expect(JSON.parse(api.requests[0]?.body ?? '')).toEqual({
    ...{ type: 'api-update', masterRef: ref, documents: ['job-1'], domain: 'careers-test' },
    ...{ releases: {}, masks: {}, tags: {}, experiments: {} },
    ...{ apiUrl: 'http://localhost:8090/api', secret: 'a-secret' },
  })
})

it('publishes changed and deleted documents', async () => {
  const { app, repository } = startService()
  const body = { documents: [madeJob('2')], deleted: ['job-1'] }
  const response = await request(app).post('/publish').send(body)
  expect(response.body).toMatchObject({ ref: repository.getMaster().ref })
  expect(repository.getMaster().documents.map(({ document }) => document.id)).toEqual(['job-2'])
})

it('says so when the site does not answer', async () => {
  answer = 'cut'
  const response = await publishDraft(startService().app)
  expect(decodeURIComponent(response.headers['location'] ?? '')).toContain('was not answered')
})

it('knows no other draft', async () => {
  expect((await publishDraft(startService().app, 'other')).status).toBe(404)
  expect(api.requests).toEqual([])
})

it.each(['http://evil.example', 'null'])('lets no page of %s publish', async (origin) => {
  const { app, repository } = startService()
  const former = repository.getMaster().ref
  expect((await publishDraft(app).set('Origin', origin)).status).toBe(403)
  expect(repository.getMaster().ref).toBe(former)
})

it('is not there for a private repository, since it asks for no token', async () => {
  const { app } = startService({ accessTokens: ['token'] })
  expect((await request(app).get('/publish')).status).toBe(404)
  expect((await publishDraft(app)).status).toBe(404)
})
