import request from 'supertest'
import { parsePreviewToken } from '../../../client/shared/preview/preview-token.js'
import { createContentService } from '../../../server/content-service/create-content-service.js'
import {
  createRepository,
  type RepositoryContent,
} from '../../../server/content-service/repository/repository.js'
import { startApi, type Api, type ApiAnswer } from '../../helpers/server/start-api.js'
import { madeJob } from '../../helpers/content/made-documents.js'

let api: Api
let answer: ApiAnswer
beforeEach(async () => {
  answer = { status: 200 }
  api = await startApi(() => answer)
})
afterEach(() => api.close())

function startService(
  changes: Partial<RepositoryContent> = {},
  publicUrl = 'http://localhost:8090',
) {
  const repository = createRepository({
    name: 'careers-test',
    documents: [madeJob('1')],
    drafts: [
      {
        name: 'new-title',
        id: 'Ydraft',
        label: '<New> title',
        documents: [madeJob('1', { title: 'Changed' })],
      },
    ],
    ...changes,
  })
  const webhook = { url: `${api.url}/api/webhooks/prismic`, secret: 'a-secret' }
  const siteUrl = 'http://site.example'
  return { repository, app: createContentService({ repository, publicUrl, siteUrl, webhook }) }
}

const publishDraft = (app: Parameters<typeof request>[0], draft = 'new-title') =>
  request(app).post('/publish').type('form').send({ draft })

it('the page lists the drafts, each with a button, and escapes all texts', async () => {
  const { text, headers } = await request(startService().app).get('/publish?message=<b>x')
  expect(text).toContain('Publish &lt;New&gt; title')
  expect(text).toContain('job: Changed')
  expect(text).not.toContain('<b>')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

it('the page links each document’s preview at the address that the CMS would open', async () => {
  const { app } = startService({
    drafts: [
      {
        name: 'winter',
        id: 'Ywinter',
        label: 'Winter',
        documents: [madeJob('1'), madeJob('2')],
        deleted: ['job-3'],
      },
    ],
  })
  const { text } = await request(app).get('/publish')
  const links = [...text.matchAll(/href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  )
  expect(links.map(({ searchParams }) => searchParams.get('documentId'))).toEqual(
    ['job-1', 'job-2', 'job-3'], // the last one is gone in the draft
  )
  for (const { origin, pathname, searchParams } of links) {
    expect(origin + pathname).toBe('http://site.example/api/preview')
    const token = searchParams.get('token') ?? ''
    expect(token).toMatch(/\/previews\/Ywinter:Z[\w-]{15}\?websitePreviewId=Ywinter$/)
    const repository = { repositoryName: 'careers-test', apiEndpoints: [] }
    expect(parsePreviewToken(token, repository).kind).toBe('preview')
  }
})

it('publishing a draft posts the webhook in the CMS’s form', async () => {
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
    type: 'api-update',
    masterRef: ref,
    documents: ['job-1'],
    domain: 'careers-test',
    releases: {},
    masks: {},
    tags: {},
    experiments: {},
    apiUrl: 'http://localhost:8090/api',
    secret: 'a-secret',
  })
})

it('changed and deleted documents can be published without a draft', async () => {
  const { app, repository } = startService()
  const body = { documents: [madeJob('2')], deleted: ['job-1'] }
  const response = await request(app).post('/publish').send(body)
  expect(response.body).toMatchObject({ ref: repository.getMaster().ref })
  expect(repository.getMaster().documents.map(({ document }) => document.id)).toEqual(['job-2'])
})

it.each(['http://evil.example', 'null'])('a page of %s cannot publish', async (origin) => {
  const { app, repository } = startService()
  const former = repository.getMaster().ref
  expect((await publishDraft(app).set('Origin', origin)).status).toBe(403)
  expect(repository.getMaster().ref).toBe(former)
})

it.each(['evil.example:8090', 'localhost.evil.example', '127.0.0.1.evil.example'])(
  'a name that leads here by deceit, %s, neither shows drafts nor publishes',
  async (host) => {
    const { app, repository } = startService()
    const answer = await publishDraft(app).set('Host', host).set('Origin', `http://${host}`)
    expect(answer.status).toBe(403)
    expect((answer.body as { message: string }).message).toContain('CONTENT_PUBLIC_URL')
    expect((await request(app).get('/publish').set('Host', host)).status).toBe(403)
    expect(repository.getDrafts()).toHaveLength(1)
  },
)

it.each([
  ['http', 'localhost:8090'],
  ['http', '[::1]:8090'],
  ['http', '192.168.1.5'],
  ['https', 'content.example'],
])('its own name %s://%s publishes', async (scheme, host) => {
  const { app } = startService({}, 'https://content.example')
  const answer = await publishDraft(app).set('Host', host).set('Origin', `${scheme}://${host}`)
  expect(answer.status).toBe(303)
})

describe('a private repository', () => {
  it.each([
    ['no credentials', ''],
    ['an empty password', `Basic ${btoa('editor:')}`],
    ['a wrong bearer', 'Bearer wrong'],
  ])('neither shows drafts nor publishes with %s', async (_name, authorization) => {
    const { app, repository } = startService({ accessTokens: ['token'] })
    const read = await request(app).get('/publish').set('Authorization', authorization)
    expect(read.status).toBe(401)
    expect(read.headers['www-authenticate']).toContain('Basic realm="careers-test"')
    expect(read.text).not.toContain('previews')
    expect((await publishDraft(app).set('Authorization', authorization)).status).toBe(401)
    expect(repository.getDrafts()).toHaveLength(1)
  })

  it('shows and publishes drafts with an access token as password', async () => {
    const { app, repository } = startService({ accessTokens: ['one', 'another'] })
    const authorization = `Basic ${btoa('editor:another')}`
    const { text } = await request(app).get('/publish').set('Authorization', authorization)
    expect(text).toContain('The repository is private.')
    expect((await publishDraft(app).set('Authorization', authorization)).status).toBe(303)
    expect(repository.getDrafts()).toEqual([])
  })
})

describe('the toolbar’s request', () => {
  const ping = async (app: Parameters<typeof request>[0], session: string, ref: string) =>
    (await request(app).get(`/previews/${session}/ping`).query({ ref })).body as object

  it('is answered with the draft’s current ref', async () => {
    const { app, repository } = startService()
    const before = repository.getDrafts()[0]?.previewUrl ?? ''
    expect(await ping(app, 'Ydraft', before)).toEqual({ reload: false, ref: before })
    repository.saveDraft({
      name: 'new-title',
      id: 'Ydraft',
      label: 'New title',
      documents: [madeJob('1', { title: 'Changed again' })],
    })
    const after = repository.getDrafts()[0]?.previewUrl ?? ''
    expect(after).not.toBe(before)
    expect(await ping(app, 'Ydraft', before)).toEqual({ reload: true, ref: after })
  })

  it('is answered with null when the draft is closed or unknown', async () => {
    const { app, repository } = startService()
    repository.closeDraft('new-title')
    expect(await ping(app, 'Ydraft', 'x')).toEqual({ reload: true, ref: null })
    expect(await ping(app, 'other', 'x')).toEqual({ reload: true, ref: null })
  })
})

it.each([
  { documents: null },
  { documents: [{}] },
  { documents: [null] },
  { deleted: [1] },
  { draft: {} },
  [],
])('%j publishes nothing and is answered with 400 and what is right', async (body) => {
  const { app, repository } = startService()
  const former = repository.getMaster().ref
  const answer = await request(app).post('/publish').send(body)
  expect(answer.status).toBe(400)
  expect((answer.body as { message: string }).message).toMatch(/^Give "draft".*a list of ids$/)
  expect(repository.getMaster().ref).toBe(former)
})
