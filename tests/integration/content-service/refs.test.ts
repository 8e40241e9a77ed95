import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { madeJob, madeJobs } from '../../helpers/content/made-documents.js'

let service: TestContentService

beforeEach(async () => {
  service = await startContentService({
    documents: madeJobs(3),
    drafts: [
      {
        name: 'winter',
        id: 'YXyzSession',
        label: 'Winter',
        documents: [madeJob('1', { title: 'Changed' }), madeJob('4')],
        deleted: ['job-2'],
      },
    ],
    now: () => new Date('2026-11-21T12:00:00.000Z'),
  })
})
afterEach(() => service.close())

async function search(ref: string) {
  const url = `${service.apiEndpoint}/documents/search?ref=${encodeURIComponent(ref)}`
  const response = await fetch(url)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const titles = (body: Record<string, unknown>) =>
  (body['results'] as { data: { title: string } }[]).map(({ data }) => data.title)
const draftRef = () => service.repository.getDrafts()[0]?.version.ref ?? ''
const masterRef = () => service.repository.getMaster().ref

const PREVIEW_URL =
  'https://careers-test.prismic.io/previews/YXyzSession?websitePreviewId=YXyzSession'
const COOKIE = JSON.stringify({
  _tracker: 'AbCdEf12',
  'aaa.prismic.io': { preview: 'https://aaa.prismic.io/previews/x?websitePreviewId=x' },
  'careers-test.prismic.io': { preview: PREVIEW_URL },
})

it.each([
  ['its opaque ref', draftRef],
  ['an address without a version', () => PREVIEW_URL],
  ['an address with a version', () => PREVIEW_URL.replace('YXyzSession?', 'YXyzSession:AbC~d?')],
  ['the cookie', () => COOKIE],
  ['the percent-encoded cookie', () => encodeURIComponent(COOKIE)],
])('a draft is read by %s', async (_name, ref) => {
  const { status, body } = await search(ref())
  expect([status, titles(body)]).toEqual([200, ['Changed', 'Role 3', 'Role 4']])
})

it('a draft becomes the published content, and its refs expire', async () => {
  const [before, draft] = [masterRef(), draftRef()]
  service.repository.publish('winter')
  expect(masterRef()).not.toBe(before)
  const { body } = await search(masterRef())
  expect(titles(body)).toEqual(['Changed', 'Role 3', 'Role 4'])
  expect((body['results'] as object[])[0]).toMatchObject({
    first_publication_date: '2026-10-01T08:00:00+0000',
    last_publication_date: '2026-11-21T12:00:00+0000',
  })
  for (const ref of [PREVIEW_URL, draft]) {
    const message = 'This preview token has expired'
    expect(await search(ref)).toMatchObject({ status: 404, body: { message } })
  }
})

it('a former ref is answered with 410 and the current one, an unknown one with 404, and an unknown preview without the current one', async () => {
  const before = masterRef()
  service.repository.publishDocuments([madeJob('9')], ['job-1'])
  const gone = await search(before)
  expect([gone.status, gone.body['message']]).toEqual([
    410,
    expect.stringMatching(new RegExp(`Master ref is: ${masterRef()}$`)),
  ])
  for (const ref of ['nonsense', PREVIEW_URL.replace('prismic.io', 'example.org'), '%E0%A4%A']) {
    const message = `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${masterRef()}`
    expect(await search(ref)).toMatchObject({ status: 404, body: { message } })
  }
  const other = PREVIEW_URL.replaceAll('YXyzSession', 'other')
  const body = { type: 'api_notfound_error', message: `${other} not found` }
  expect(await search(other)).toEqual({ status: 404, body })
})
