import { createSite } from '../../../client/content/create-site.js'
import { createLinkResolver } from '../../../client/content/documents/link-resolver.js'
import { PREVIEW_MESSAGES } from '../../../client/preview/state/preview-messages.js'
import {
  PREVIEW_COOKIE,
  toAccessTokenCookie,
} from '../../../client/shared/preview/preview-cookie.js'
import { readCookies } from '../../../client/shared/preview/cookies.js'
import { BOARD_URL } from '../../../client/shared/addresses/page-paths.js'
import { typePathsUrl } from '../../../client/shared/page-data/app-data.js'
import { templates } from '../../../client/templates/templates.js'
import { startPreviewSite, toCookieValue, toDraftRef } from '../../helpers/preview/preview-site.js'
import type { Platform } from '../../../client/shared/content-api/platform.js'
import { openSession, type SessionOptions } from '../../helpers/preview/session-in-node.js'
import { ADDED } from '../../helpers/preview/spring-hiring.js'

const NAME = 'careers-sample'
const TRACKER = '{"_tracker":"AbCdEf12"}'

let site: Awaited<ReturnType<typeof startPreviewSite>>
beforeAll(async () => {
  site = await startPreviewSite()
})
afterAll(() => site.close())
afterEach(() => site.content.setFault())

/** By default at the resolver, with the sample's draft and a document that only the draft has. */
async function start(options: SessionOptions = {}) {
  const opened = openSession(site, options)
  await opened.session.start()
  return opened
}

/** As a private repository does without an access token. */
function refuseAccess() {
  const body = { oauth_initiate: 'https://cms.example/a', oauth_token: 'https://cms.example/t' }
  site.content.setFault({ fault: { kind: 'status', status: 403, body }, path: '/api/v2' })
}

/** The parameters of each search meanwhile. */
async function searchesOf(act: () => Promise<unknown>) {
  const from = site.content.requests.length
  await act()
  const searches = site.content.requests.slice(from).filter(({ path }) => path.endsWith('/search'))
  return searches.map(({ parameters }) => Object.fromEntries(parameters))
}

/** The different values that a parameter has in the searches meanwhile. */
async function valuesOf(name: string, act: () => Promise<unknown>) {
  return [...new Set((await searchesOf(act)).map((parameters) => parameters[name]))]
}

describe('the states of a preview session', () => {
  test.each<[string, SessionOptions, string[]]>([
    ['at the resolver', {}, ['IDLE', 'RESOLVING', 'RESOLVED', 'BOOTSTRAPPING', 'ACTIVE']],
    ['on an ordinary page', { path: ADDED }, ['IDLE', 'BOOTSTRAPPING', 'ACTIVE']],
    ['at the resolver without a cookie', { cookie: null }, ['IDLE', 'FAILED']],
    ['on a page without a cookie', { path: ADDED, cookie: null }, ['IDLE', 'NOT_A_PREVIEW']],
    ['on a page without a draft', { path: ADDED, cookie: TRACKER }, ['IDLE', 'NOT_A_PREVIEW']],
  ])(
    'a session %s has the states of the specification, and starts only once',
    async (_, options, expected) => {
      const { session, states } = await start(options)
      expect(states).toEqual(expected)
      const requests = site.content.requests.length
      await session.start()
      expect([states, site.content.requests.length]).toEqual([expected, requests])
    },
  )

  test('a session is BOOTSTRAPPING and without nodes until all drafts have been read', async () => {
    const during: unknown[] = []
    const { session, state } = openSession(site, {
      path: ADDED,
      options: { pageSize: 50 },
      platform: {
        fetch: (url, request) => {
          if (url.includes('page=2')) during.push(state().previewState, state().nodes)
          return fetch(url, request as RequestInit)
        },
      },
    })
    await session.start()
    expect(during).toEqual(['BOOTSTRAPPING', []])
    expect(state().previewState).toBe('ACTIVE')
    const { documents } = site.content.repository.findVersion(session.ref() ?? '')
    expect(state().nodes).toHaveLength(documents.length)
  })

  test('a session without access prompts for a token where it may, and any other failure ends it', async () => {
    const endsIn = async (promptForAccessToken: boolean) => {
      const { previewState, error } = (await start({ options: { promptForAccessToken } })).state()
      return [previewState, error]
    }
    refuseAccess()
    expect(await endsIn(true)).toEqual(['PROMPT_FOR_ACCESS_TOKEN', null])
    expect(await endsIn(false)).toEqual(['FAILED', 'Unauthorized access'])
    site.content.setFault({ fault: { kind: 'status', status: 503 } })
    expect(await endsIn(true)).toEqual(['FAILED', 'An invalid API response was returned'])
  })

  test('a token that is submitted is kept in state and cookie, and the session starts again from IDLE', async () => {
    refuseAccess()
    const { session, state, states, jar } = await start({ path: ADDED })
    site.content.setFault()
    await session.submitAccessToken('a-token')
    expect(states).toEqual([
      ...['IDLE', 'BOOTSTRAPPING', 'PROMPT_FOR_ACCESS_TOKEN'],
      ...['IDLE', 'BOOTSTRAPPING', 'ACTIVE'],
    ])
    expect(state().options[NAME]?.accessToken).toBe('a-token')
    expect(state().repositoryConfigs).toHaveLength(1)
    expect(jar.cookie).toContain(`${toAccessTokenCookie(NAME)}=a-token`)
  })

  test('a service that goes down after the token was accepted is an error, not a wrong token', async () => {
    refuseAccess()
    const { session, state } = await start({ path: ADDED })
    site.content.setFault({ fault: { kind: 'status', status: 503 } })
    await session.submitAccessToken('a-token')
    const error = 'An invalid API response was returned'
    expect(state()).toMatchObject({ previewState: 'FAILED', error })
  })

  test('a prompt that is cancelled leaves the session IDLE', async () => {
    refuseAccess()
    const { session, state } = await start({ path: ADDED })
    session.cancel()
    expect(state().previewState).toBe('IDLE')
  })
})

describe('an event of the toolbar', () => {
  test('an end while the draft is still there leaves the preview, and its cookie, as they are', async () => {
    const { session, state, jar } = await start({ path: ADDED })
    jar.cookie = `${PREVIEW_COOKIE}=; Max-Age=0`
    await session.end()
    const [kept] = readCookies(jar.cookie, PREVIEW_COOKIE)
    expect(state().previewState).toBe('ACTIVE')
    expect(kept).toContain(toDraftRef(site.content, 'spring-hiring'))
    site.content.setFault({ fault: { kind: 'closed-socket' } })
    await session.end()
    expect(state().previewState).toBe('ACTIVE')
  })

  test('an update that names another host asks the content service alone', async () => {
    const asked: string[] = []
    const ask: Platform['fetch'] = (url, request) => {
      asked.push(new URL(url).origin)
      return fetch(url, request as RequestInit)
    }
    const { session } = await start({ path: ADDED, platform: { fetch: ask } })
    await session.update('https://evil.example/previews/x')
    expect(new Set(asked)).toEqual(new Set([site.content.url]))
  })

  test('an update that names no draft reads that of the cookie', async () => {
    const { session, state } = await start({ path: ADDED })
    const searches = await searchesOf(() => session.update(null))
    expect(searches.map(({ ref }) => ref)).toContain(toDraftRef(site.content, 'spring-hiring'))
    expect(state()).toMatchObject({ previewState: 'ACTIVE', error: null })
  })

  test('an update that names no draft is told, where the cookie names none either', async () => {
    const { session, state, jar } = await start({ path: ADDED })
    jar.cookie = `${PREVIEW_COOKIE}=; Max-Age=0`
    expect(await searchesOf(() => session.update(null))).toEqual([])
    const error = PREVIEW_MESSAGES.updateWithoutRef
    expect(state()).toMatchObject({ previewState: 'ACTIVE', error })
  })
})

describe('of a site with a job board', () => {
  const options = { hasBoard: true } as const

  test('a preview has the board’s jobs too', async () => {
    const drafts = site.content.repository.findVersion(toDraftRef(site.content, 'spring-hiring'))
    const job = drafts.documents.find(({ document }) => document.type === 'job')
    const posting = {
      ...job?.document,
      id: 'job-77001',
      uid: '77001',
      first_publication_date: null,
    }
    const answer = (url: string) => (url === BOARD_URL ? Response.json([posting]) : undefined)
    const { state } = await start({ options, answer })
    expect(state().nodes.find(({ id }) => id === 'job-77001')?.url).toMatch(/\/77001$/)
  })

  test('a preview fails without them, and says so', async () => {
    expect((await start({ options })).state()).toMatchObject({
      previewState: 'FAILED',
      error: PREVIEW_MESSAGES.boardMissing(BOARD_URL, 404),
    })
  })
})

describe('the state of a preview session', () => {
  test('the preview state holds the repository, the path of the document, and every draft with its address', async () => {
    const { nodes, ...state } = (await start()).state()
    expect(state).toMatchObject({
      activeRepositoryName: NAME,
      previewState: 'ACTIVE',
      error: null,
      resolvedPath: ADDED,
    })
    const job = nodes.find(({ id }) => id === 'job-1101')
    expect(job).toMatchObject({ url: ADDED, _previewable: 'job-1101', uid: '1101' })
    expect(job?.data).not.toHaveProperty('uid')
    // The menu and the like have no page.
    expect(nodes.every(({ url }) => url === null || url.startsWith('/'))).toBe(true)
  })

  const OTHER = toCookieValue('other', 'https://other.prismic.io/previews/x')

  test.each<[string, SessionOptions, string]>([
    ['a missing cookie', { cookie: null }, 'Preview cookie not present'],
    ['a cookie of nonsense', { cookie: 'javascript:alert(1)' }, 'Invalid preview ref'],
    [
      'the cookie of the tracker alone',
      { cookie: TRACKER },
      'Not a preview session (preview token does not contain a repository)',
    ],
    [
      'a plain ref that the service refuses',
      { cookie: 'm-1:p-2' },
      'This preview has expired. Open it again from the editor.',
    ],
    [
      'a repository without options',
      { options: null },
      'Plugin options could not be found for repository "careers-sample". Check that the repository is configured in your app\'s gatsby-config.js',
    ],
  ])('the preview state says why a session fails that meets %s', async (_, options, error) => {
    expect((await start(options)).state()).toMatchObject({ previewState: 'FAILED', error })
  })

  test('the preview state names a repository without configuration, on any page, and nobody is asked', async () => {
    const searches = await searchesOf(async () => {
      expect((await start({ path: ADDED, cookie: OTHER })).state()).toMatchObject({
        previewState: 'FAILED',
        activeRepositoryName: 'other',
        error:
          'A configuration object could not be found for repository "other". Check that the repository is configured in your app\'s withPrismicPreview and withPrismicUnpublishedPreview.',
      })
    })
    expect(searches).toEqual([])
  })

  test('the preview state holds the resolvers of the repository, which a site can replace', async () => {
    expect((await start()).state().repositoryConfigs).toEqual([
      {
        repositoryName: NAME,
        linkResolver: createLinkResolver,
        componentResolver: templates,
        dataResolver: createSite,
      },
    ])
    const linkResolver = () => () => '/somewhere/else'
    const dataResolver = jest.fn(createSite)
    const own = await start({ repositoryConfig: { linkResolver, dataResolver } })
    expect(own.state().resolvedPath).toBe('/somewhere/else')
    expect(own.state().drafts?.site).toBe(dataResolver.mock.results[0]?.value)
  })

  test('drafts replace what is published only while the session is ACTIVE, by the component of the repository', async () => {
    const Alternate = () => null
    const { loader, session, states } = openSession(site, {
      path: ADDED,
      repositoryConfig: { componentResolver: { 'component---job-page': async () => Alternate } },
    })
    expect(await loader.loadPage(ADDED)).toMatchObject({ kind: 'page', notFound: true })
    await session.start()
    expect(states.at(-1)).toBe('ACTIVE')
    const drafted = await loader.loadPage(ADDED)
    expect(drafted).toMatchObject({ notFound: false, resources: { template: Alternate } })
    expect(JSON.stringify(drafted)).toContain('Flood Forecaster')
    session.cancel()
    expect(await loader.loadPage(ADDED)).toMatchObject({ kind: 'page', notFound: true })
  })
})

describe('a preview session at the resolver', () => {
  test('a session at the resolver redirects to the page of the document, by the function of the site if it has one, unless that is switched off', async () => {
    const { states, state, redirects } = await start()
    expect(states).toContain('RESOLVED')
    expect([state().resolvedPath, redirects]).toEqual([ADDED, [ADDED]])

    const stayed = await start({ config: { autoRedirect: false } })
    expect([stayed.state().resolvedPath, stayed.redirects]).toEqual([ADDED, []])

    const navigate = jest.fn()
    const custom = await start({ config: { navigate } })
    expect([navigate.mock.calls, custom.redirects]).toEqual([[[ADDED]], []])
  })

  test('a session at the resolver reads the document of the address alone and then all, at the ref of the cookie, with the default parameters', async () => {
    const searches = await searchesOf(start)
    const ref = toDraftRef(site.content, 'spring-hiring')
    expect(searches).toEqual([
      expect.objectContaining({ q: '[[at(document.id, "job-1101")]]', pageSize: '1' }),
      ...Array.from({ length: searches.length - 1 }, () =>
        expect.objectContaining({ pageSize: '100' }),
      ),
    ])
    for (const search of searches) {
      expect(search).toMatchObject({ ref, lang: 'en-gb' })
      expect(search).not.toHaveProperty('fetchLinks')
    }
  })
})

describe('the preview options of a repository', () => {
  test.each<[string, NonNullable<SessionOptions['options']>, string]>([
    ['lang', { lang: '*' }, '*'],
    [
      'fetchLinks',
      { fetchLinks: ['department.name', 'location.name'] },
      'department.name,location.name',
    ],
    ['graphQuery', { graphQuery: '{job{title}}' }, '{job{title}}'],
    ['pageSize', { pageSize: 20 }, '20'],
  ])('the preview option %s is sent to the content service', async (name, options, value) => {
    expect(await valuesOf(name, () => start({ path: '/', options }))).toEqual([value])
  })

  test('the preview option lang decides in which languages drafts are read', async () => {
    const { documents } = site.content.repository.getMaster()
    const settings = documents.find(({ document }) => document.type === 'site_settings')?.document
    const french = { ...settings, id: 'settings-fr', lang: 'fr-fr' } as never
    site.content.repository.saveDraft({ name: 'fr', id: 'fr', label: 'fr', documents: [french] })
    const cookie = toCookieValue(NAME, toDraftRef(site.content, 'fr'))
    const languagesOf = async (options: SessionOptions) => {
      const { nodes } = (await start({ cookie, ...options })).state()
      return [...new Set(nodes.map(({ lang }) => lang))].sort()
    }
    expect(await languagesOf({})).toEqual(['en-gb'])
    expect(await languagesOf({ options: { lang: '*' } })).toEqual(['en-gb', 'fr-fr'])
  })

  test('only the endpoint in the preview options is asked for drafts', async () => {
    const apiEndpoint = 'https://elsewhere.example/api/v2'
    const asked: string[] = []
    const ask = async (url: string) => {
      asked.push(url)
      return Response.json({})
    }
    await start({ options: { apiEndpoint }, platform: { fetch: ask } })
    expect(asked).not.toEqual([])
    expect(asked.filter((url) => !url.startsWith(apiEndpoint))).toEqual([])
  })

  test('drafts are read with the access token of the cookie', async () => {
    const { session, state, jar } = openSession(site)
    jar.cookie = `${toAccessTokenCookie(NAME)}=a-token`
    expect(await valuesOf('access_token', () => session.start())).toEqual(['a-token'])
    expect(state().options[NAME]?.accessToken).toBe('a-token')
  })
})

test('a preview session reads the field types of the repository past the cache of the browser', async () => {
  const caches = new Map<string, RequestCache | undefined>()
  await start({
    answer: (url, init) => {
      caches.set(url, init?.cache)
      return undefined
    },
  })
  expect(caches.get(typePathsUrl(NAME))).toBe('no-cache')
})
