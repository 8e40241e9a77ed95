import { PreviewTokenExpiredError, RefNotFoundError } from '@prismicio/client'

import {
  createContentClient,
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { createJob, createJobs, OTHER_DOCUMENTS } from './example-documents.js'

let service: TestContentService

beforeEach(async () => {
  service = await startContentService({
    documents: [...createJobs(3), ...OTHER_DOCUMENTS],
    drafts: [
      {
        name: 'winter',
        id: 'YXyzSession',
        label: 'Winter',
        documents: [createJob(1, { title: 'Changed' }), createJob(4)],
        deleted: ['job-2', 'department-hardware'],
      },
    ],
    now: () => new Date('2026-11-21T12:00:00.000Z'),
  })
})
afterEach(() => service.close())

async function search(ref: string, query = 'q=[[at(document.type,"job")]]') {
  const url = `${service.apiEndpoint}/documents/search?ref=${encodeURIComponent(ref)}&${query}`
  const response = await fetch(url)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const titles = (body: Record<string, unknown>) =>
  (body['results'] as { data: { title: string } }[]).map(({ data }) => data.title)
const draft = () => {
  const [first] = service.repository.getDrafts()
  if (!first) throw new Error('There is no draft.')
  return first
}
const masterRef = () => service.repository.getMaster().ref

const PREVIEW_URL =
  'https://careers-test.prismic.io/previews/YXyzSession?websitePreviewId=YXyzSession'
const COOKIE = JSON.stringify({
  _tracker: 'AbCdEf12',
  'aaa.prismic.io': { preview: 'https://aaa.prismic.io/previews/x?websitePreviewId=x' },
  'careers-test.prismic.io': { preview: PREVIEW_URL },
})

describe('a draft', () => {
  it('has a preview address with its current version', () => {
    const { previewUrl, version } = draft()
    expect(previewUrl).toBe(PREVIEW_URL.replace('YXyzSession?', `YXyzSession:${version.ref}?`))
  })

  it.each([
    ['its opaque ref', () => draft().version.ref],
    ['its preview address', () => draft().previewUrl],
    ['an address without a version', () => PREVIEW_URL],
    ['an address with a version', () => PREVIEW_URL.replace('YXyzSession?', 'YXyzSession:AbC~d?')],
    ['the cookie', () => COOKIE],
    ['the percent-encoded cookie', () => encodeURIComponent(COOKIE)],
  ])('is read by %s', async (_name, ref) => {
    const { status, body } = await search(ref())
    expect(status).toBe(200)
    expect(titles(body)).toEqual(['Changed', 'Role 3', 'Role 4'])
  })

  it('has a ref of its own even without changes', () => {
    service.repository.saveDraft({ name: 'empty', id: 'Xempty', label: 'Empty', documents: [] })
    const refs = service.repository.getDrafts().map(({ version }) => version.ref)
    expect(new Set([masterRef(), ...refs]).size).toBe(3)
  })

  it('leaves the published content unchanged', async () => {
    expect(titles((await search(masterRef())).body)).toEqual(['Role 1', 'Role 2', 'Role 3'])
  })

  it('breaks links to documents that it deletes', async () => {
    const { body } = await search(PREVIEW_URL)
    const [job] = body['results'] as { data: { department: Record<string, unknown> } }[]
    expect(job?.data.department).toEqual({
      link_type: 'Document',
      id: 'department-hardware',
      type: 'broken_type',
      tags: [],
      lang: 'en-gb',
      slug: '-',
      isBroken: true,
    })
  })

  it('keeps its session while it is edited', async () => {
    const before = draft().version.ref
    service.repository.saveDraft({
      name: 'winter',
      id: 'YXyzSession',
      label: 'Winter',
      documents: [createJob(1, { title: 'Changed again' })],
    })
    expect(titles((await search(PREVIEW_URL)).body)).toEqual(['Changed again', 'Role 2', 'Role 3'])
    expect((await search(before)).body['message']).toBe('This preview token has expired')
  })

  it('becomes the published content', async () => {
    const before = masterRef()
    service.repository.publish('winter')
    expect(masterRef()).not.toBe(before)
    const { body } = await search(masterRef())
    expect(titles(body)).toEqual(['Changed', 'Role 3', 'Role 4'])
    expect((body['results'] as object[])[0]).toMatchObject({
      first_publication_date: '2026-09-01T09:00:00+0000',
      last_publication_date: '2026-11-21T12:00:00+0000',
    })
    const client = createContentClient(service)
    await expect(client.get({ ref: PREVIEW_URL })).rejects.toBeInstanceOf(PreviewTokenExpiredError)
  })

  it('expires when it is closed', async () => {
    service.repository.closeDraft('winter')
    expect(await search(PREVIEW_URL)).toEqual({
      status: 404,
      body: {
        type: 'api_security_error',
        message: 'This preview token has expired',
        oauth_initiate: 'https://careers-test.prismic.io/auth',
        oauth_token: 'https://careers-test.prismic.io/auth/token',
      },
    })
    expect(() => service.repository.closeDraft('winter')).toThrow('There is no draft "winter"')
  })
})

describe('a ref that is not current', () => {
  it('is answered with 410 and the current ref if it is a former one, which the client follows', async () => {
    const before = masterRef()
    service.repository.publishDocuments([createJob(9)], ['job-1'])
    const { status, body } = await search(before)
    expect([status, body['type']]).toEqual([410, 'api_validation_error'])
    expect(body['message']).toMatch(new RegExp(`Master ref is: ${masterRef()}$`))
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const query = await createContentClient(service, { ref: before }).get()
    warn.mockRestore()
    expect(query.results.map(({ id }) => id)).toEqual(expect.arrayContaining(['job-9', 'job-2']))
  })

  it.each([
    ['an unknown one', 'nonsense'],
    ['an address on another host', PREVIEW_URL.replace('prismic.io', 'example.org')],
    ['a cookie that only tracks', '{"_tracker":"AbCdEf12"}'],
    ['a malformed escape', '%E0%A4%A'],
  ])('is answered with 404 and the master ref if it is %s', async (_name, ref) => {
    expect(await search(ref)).toEqual({
      status: 404,
      body: {
        type: 'api_notfound_error',
        message: `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${masterRef()}`,
      },
    })
  })

  it('is answered with 404 and without the master ref if it is an unknown preview, so that published content is not shown instead', async () => {
    const ref = PREVIEW_URL.replaceAll('YXyzSession', 'other')
    expect(await search(ref)).toEqual({
      status: 404,
      body: { type: 'api_notfound_error', message: `${ref} not found` },
    })
    const client = createContentClient(service)
    await expect(client.get({ ref })).rejects.toBeInstanceOf(RefNotFoundError)
  })
})

it('two documents with one id are refused', async () => {
  const documents = [createJob(1), createJob(1)]
  await expect(startContentService({ documents })).rejects.toThrow(
    'Two documents have the id "job-1" (types "job" and "job"). Give one of them another id.',
  )
})
