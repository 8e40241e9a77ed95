import * as MESSAGES from '../../../client/shared/constants/messages.js'
import { PREVIEW_MESSAGES } from '../../../client/preview/state/preview-messages.js'
import type { FaultRule } from '../../helpers/content/content-service.js'
import { startPreviewSite, toCookieValue, toDraftRef } from '../../helpers/preview/preview-site.js'
import { openSession, type SessionOptions } from '../../helpers/preview/session-in-node.js'
import { DRAFT } from '../../helpers/preview/spring-hiring.js'

const PUBLISHED = '/ux-designer/1006'

let site: Awaited<ReturnType<typeof startPreviewSite>>
beforeAll(async () => {
  site = await startPreviewSite()
})
afterAll(() => site.close())
afterEach(() => site.content.setFault())

const name = () => site.content.repository.name

describe('a preview that cannot be loaded', () => {
  /** What the editor reads. */
  async function readError(options: SessionOptions = {}) {
    const { session, state } = openSession(site, { path: PUBLISHED, ...options })
    await session.start()
    expect(state().previewState).toBe('FAILED')
    return state().error
  }

  test.each<[string, FaultRule, string]>([
    ['is down', { fault: { kind: 'status', status: 503 } }, MESSAGES.invalidApiResponse],
    ['answers HTML', { fault: { kind: 'html' } }, MESSAGES.invalidApiResponse],
    [
      'cannot be reached',
      { fault: { kind: 'closed-socket' }, path: '/api/v2' },
      MESSAGES.unreachable('UND_ERR_SOCKET'),
    ],
  ])('with a service that %s says so', async (_, fault, message) => {
    site.content.setFault(fault)
    expect(await readError()).toBe(message)
  })

  test('with a ref that the repository no longer serves says so', async () => {
    const body = { error: 'Ref not found' }
    site.content.setFault({ fault: { kind: 'status', status: 404, body } })
    const [release] = site.content.repository.getDrafts()
    const cookie = toCookieValue(name(), release?.version.ref ?? '')
    expect(await readError({ cookie })).toBe(MESSAGES.refNotFound)
  })

  test('with a ref that has no documents says so', async () => {
    const none = { page: 1, total_pages: 1, total_results_size: 0, results: [] }
    const platform: SessionOptions['platform'] = {
      fetch: async (url, request) =>
        url.includes('/documents/search?')
          ? Response.json(none)
          : fetch(url, request as RequestInit),
    }
    expect(await readError({ platform })).toBe(MESSAGES.noDocuments)
  })

  test('without the field types names the missing file', async () => {
    const answer = (file: string) =>
      file.startsWith('/static/') ? new Response(null, { status: 404 }) : undefined
    expect(await readError({ answer })).toMatch(/could not be loaded from \/static\/.*status 404/)
  })
})

test('drafts that are shown stay while newer ones cannot be read, and can be asked for again', async () => {
  const { session, state } = openSession(site)
  await session.start()
  const { drafts } = state()
  site.content.setFault({ fault: { kind: 'status', status: 500 } })
  await session.update(session.ref() ?? '')
  expect(state()).toMatchObject({ previewState: 'ACTIVE', drafts, error: expect.any(String) })
  site.content.setFault()
  await session.retry()
  expect(state()).toMatchObject({ previewState: 'ACTIVE', error: null })
  expect(state().drafts).not.toBe(drafts)
})

test('a link to what is published is no preview, wherever it leads', async () => {
  const master = toCookieValue(name(), site.content.repository.getMaster().ref)
  const onPage = openSession(site, { path: PUBLISHED, cookie: master })
  await onPage.session.start()
  expect(onPage.states).toEqual(['IDLE', 'BOOTSTRAPPING', 'NOT_A_PREVIEW'])
  expect(onPage.jar.cookie).toBe('')
  const atResolver = openSession(site, { cookie: master })
  await atResolver.session.start()
  expect(atResolver.state().error).toBe(MESSAGES.invalidPreviewRef)
})

test('a plain ref that the service refuses leaves an ordinary page silent, and is removed', async () => {
  const { session, state, jar } = openSession(site, { path: PUBLISHED, cookie: 'm-long:p-gone' })
  await session.start()
  expect(state()).toMatchObject({ previewState: 'NOT_A_PREVIEW', error: null })
  expect(jar.cookie).toBe('')
})

test.each([
  ['expired', () => 'm-Z29uZQ:p-Z29uZQ'],
  ['of another repository', () => 'https://other.prismic.io/previews/x'],
  ['of no draft', () => 'garbage'],
  ['that of what is published', () => site.content.repository.getMaster().ref],
])('a link whose token is %s leaves no cookie', async (_, toToken) => {
  const path = `/preview?${new URLSearchParams({ token: toToken(), documentId: 'job-1101', to: '/' })}`
  const { session, state, jar } = openSession(site, { path, cookie: null })
  await session.start()
  expect(state().previewState).toBe('FAILED')
  expect(jar.cookie).toBe('')
})

test.each([
  ['with its cookie', () => '/preview?documentId=job-1101'],
  [
    'from a link',
    () => {
      const token = toDraftRef(site.content, DRAFT)
      return `/preview?${new URLSearchParams({ token, documentId: 'job-1101', to: '/' })}`
    },
  ],
])('a preview %s says what to allow in a browser that refuses cookies', async (_, toPath) => {
  const { session, state, redirects } = openSession(site, {
    path: toPath(),
    refusesCookies: true,
  })
  await session.start()
  expect(state()).toMatchObject({ previewState: 'FAILED', error: PREVIEW_MESSAGES.cookiesRefused })
  expect(redirects).toEqual([])
})

test('drafts that the toolbar replaces by what is published have ended', async () => {
  const { session, state } = openSession(site)
  await session.start()
  await session.update(site.content.repository.getMaster().ref)
  expect(state()).toMatchObject({ previewState: 'FAILED', error: PREVIEW_MESSAGES.draftGone })
})

test.each([
  ['/preview?documentId=page-1', 'RESOLVING'],
  [PUBLISHED, 'BOOTSTRAPPING'],
])(
  'at %s an editor sees %s before the content service has answered anything',
  async (path, shown) => {
    site.content.setFault({ fault: { kind: 'stalled' } })
    const { session, states } = openSession(site, { path })
    const seen = new Promise<void>((resolve) => {
      session.store.subscribe(() => states.at(-1) === shown && resolve())
    })
    const started = session.start()
    await seen
    session.cancel()
    await started
    expect(states).toEqual(['IDLE', shown, 'IDLE'])
  },
)

describe('a preview whose site does not answer at once', () => {
  const failing = (requests: number) => {
    const left = new Map<string, number>()
    return (file: string) => {
      const before = left.get(file) ?? requests
      left.set(file, before - 1)
      return before > 0 ? new Response('', { status: 503 }) : undefined
    }
  }

  test.each([
    [3, 'ACTIVE'],
    [4, 'FAILED'],
  ])('asks again: after %i answers with 503 it is %s', async (requests, end) => {
    const { session, state } = openSession(site, { answer: failing(requests) })
    await session.start()
    expect(state().previewState).toBe(end)
  })
})
