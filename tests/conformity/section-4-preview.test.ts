import { PREVIEW_MESSAGES } from '../../client/preview/state/preview-messages.js'
import { createEnvironmentReader } from '../../builder/shared/environment.js'
import { readContentEndpoint } from '../../builder/shared/content-endpoint.js'
import type { Page } from 'playwright-core'
import { openTab } from '../helpers/browser/browser.js'
import { useSite } from '../helpers/browser/use-site.js'
import { describeSection } from '../helpers/conformity/describe-section.js'
import { dialog, havePreview, heading, untilDialogGone } from '../browser/preview/editor.js'
import { startPreviewSite, toCookieValue } from '../browser/preview/preview-site.js'
import { openSession, type SessionOptions } from '../browser/preview/session-in-node.js'

const ADDED = '/flood-forecaster/1101'
const RESOLVER = '/preview?documentId=job-1101'
const FOREIGN = toCookieValue('other', 'https://other.prismic.io/previews/x')

const { site, browser } = useSite(startPreviewSite)
afterEach(() => site().content.setFault())

describeSection('4. States and transitions: Preview session', {
  'States: IDLE, NOT_A_PREVIEW (also called NOT_PREVIEW), BOOTSTRAPPING, RESOLVING, RESOLVED, ACTIVE, PROMPT_FOR_ACCESS_TOKEN, FAILED.':
    async () => {
      expect(await statesOf({})).toEqual([
        'IDLE',
        'RESOLVING',
        'RESOLVED',
        'BOOTSTRAPPING',
        'ACTIVE',
      ])
      expect(await statesOf({ path: '/', cookie: null })).toEqual(['IDLE', 'NOT_A_PREVIEW'])
      expect(await statesOf({ cookie: null })).toEqual(['IDLE', 'FAILED'])
      refuseAccess()
      expect(await statesOf({ path: '/' })).toEqual([
        'IDLE',
        'BOOTSTRAPPING',
        'PROMPT_FOR_ACCESS_TOKEN',
      ])
    },
  'The flow starts only from IDLE (one reading also allows RESOLVED), and only if not already bootstrapped.':
    async () => {
      for (const options of [{}, { cookie: null }, { path: '/', cookie: null }]) {
        const { session, states } = await start(options)
        const before = [states.length, site().content.requests.length]
        await session.start()
        expect([states.length, site().content.requests.length]).toEqual(before)
      }
    },
  'If the page is not a preview session, the state becomes NOT_A_PREVIEW.': async () => {
    for (const cookie of [null, '{"_tracker":"AbCdEf12"}'])
      expect((await start({ path: ADDED, cookie })).state().previewState).toBe('NOT_A_PREVIEW')
  },
  "If the preview cookie is missing, it fails with 'Preview cookie not present'.": async () => {
    expect((await start({ path: RESOLVER, cookie: null })).state()).toMatchObject({
      previewState: 'FAILED',
      error: 'Preview cookie not present',
    })
  },
  "If the ref read from the cookie is invalid, it fails with 'Invalid preview ref'.": async () => {
    for (const cookie of ['javascript:alert(1)', '{"careers-sample.prismic.io":{}}'])
      expect((await start({ path: RESOLVER, cookie })).state()).toMatchObject({
        previewState: 'FAILED',
        error: 'Invalid preview ref',
      })
  },
  'Otherwise the active repository name is set and its configuration is looked up. No configuration, or no preview options for that repository, means failure.':
    async () => {
      expect((await start()).state().activeRepositoryName).toBe('careers-sample')
      expect((await start({ cookie: FOREIGN })).state()).toMatchObject({
        previewState: 'FAILED',
        activeRepositoryName: 'other',
        error: PREVIEW_MESSAGES.configurationMissing('other'),
      })
      expect((await start({ options: null })).state()).toMatchObject({
        previewState: 'FAILED',
        error: PREVIEW_MESSAGES.optionsMissing('careers-sample'),
      })
    },
  "The state becomes RESOLVING. A client is built with the endpoint from the options (or derived from the repository name) and default parameters lang, fetchLinks, graphQuery and pageSize, with automatic previews on. The preview URL is resolved with the link resolver, default '/'.":
    async () => {
      const { requests } = site().content
      const from = requests.length
      const { session, state } = await start({
        options: { fetchLinks: ['department.name'], pageSize: 50 },
      })
      const searches = requests.slice(from).filter(({ path }) => path.endsWith('/search'))
      const sent = (name: string) => [
        ...new Set(searches.map(({ parameters }) => parameters.get(name))),
      ]
      expect(sent('lang')).toEqual(['en-gb'])
      expect(sent('ref')).toEqual([session.ref()])
      expect(sent('fetchLinks')).toEqual(['department.name'])
      // The document of the address is asked for alone.
      expect(sent('pageSize')).toEqual(['1', '50'])
      expect(state().resolvedPath).toBe(ADDED)
      expect((await start({ path: '/preview?documentId=navigation' })).state().resolvedPath).toBe(
        '/',
      )

      const graph = await start({ options: { graphQuery: '{job{title}}' } })
      expect(graph.state().previewState).toBe('ACTIVE')
      expect(requests.at(-1)?.parameters.get('graphQuery')).toBe('{job{title}}')
      const read = createEnvironmentReader({ PRISMIC_REPOSITORY: 'acme' })
      expect(readContentEndpoint(read).previewApiEndpoint).toBe(
        'https://acme.cdn.prismic.io/api/v2',
      )
    },
  'On success the state is RESOLVED with the path. The page redirects to that path automatically unless autoRedirect is false. A custom navigate function may be used.':
    async () => {
      const resolved = await start()
      expect(resolved.states).toContain('RESOLVED')
      expect([resolved.state().resolvedPath, resolved.redirects]).toEqual([ADDED, [ADDED]])

      const stayed = await start({ config: { autoRedirect: false } })
      expect([stayed.state().resolvedPath, stayed.redirects]).toEqual([ADDED, []])

      const navigate = jest.fn()
      const custom = await start({ config: { navigate } })
      expect([navigate.mock.calls, custom.redirects]).toEqual([[[ADDED]], []])

      await withTab(async (page) => {
        await page.goto(site().origin + RESOLVER)
        await page.waitForURL(site().origin + ADDED)
      })
    },
  'Loading all preview documents successfully moves the state to ACTIVE.': async () => {
    const during: unknown[] = []
    const { session, state } = openSession(site(), {
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
    const { documents } = site().content.repository.findVersion(session.ref() ?? '')
    expect(state().nodes).toHaveLength(documents.length)
  },
  'An authorization failure moves to PROMPT_FOR_ACCESS_TOKEN if promptForAccessToken is on, otherwise to FAILED. Any other failure moves to FAILED.':
    async () => {
      refuseAccess()
      const ends = async (promptForAccessToken: boolean) =>
        (await start({ options: { promptForAccessToken } })).state().previewState
      expect([await ends(true), await ends(false)]).toEqual(['PROMPT_FOR_ACCESS_TOKEN', 'FAILED'])
      site().content.setFault({ fault: { kind: 'status', status: 503 } })
      expect(await ends(true)).toBe('FAILED')
    },
  'Submitting the token stores it and restarts the flow from IDLE. Cancel or dismiss returns to IDLE.':
    async () => {
      refuseAccess()
      const { session, state, states, jar } = await start({ path: ADDED })
      site().content.setFault()
      await session.submitAccessToken('a-token')
      const [, , ...after] = states
      expect(after).toEqual(['PROMPT_FOR_ACCESS_TOKEN', 'IDLE', 'BOOTSTRAPPING', 'ACTIVE'])
      expect(state().options['careers-sample']?.accessToken).toBe('a-token')
      expect(jar.cookie).toContain('careers-sample.accessToken=a-token')

      refuseAccess()
      const prompted = await start({ path: ADDED })
      prompted.session.cancel()
      expect(prompted.state().previewState).toBe('IDLE')
      await withTab(async (page) => {
        await page.goto(site().origin + ADDED)
        await dialog(page, 'Enter your access token').waitFor()
        await page.keyboard.press('Escape')
        await untilDialogGone(page)
        await heading(page, 'Page not found').waitFor()
      })
    },
  'Preview data replaces published data only while the state is ACTIVE. An unpublished-preview wrapper then renders an alternate component with the resolved data.':
    async () => {
      const Alternate = () => null
      const { loader, session, states } = openSession(site(), {
        path: ADDED,
        repositoryConfig: { componentResolver: { 'component---job-page': async () => Alternate } },
      })
      const load = () => loader.loadPage(ADDED)
      expect(await load()).toMatchObject({ kind: 'page', notFound: true })
      await session.start()
      expect(states.at(-1)).toBe('ACTIVE')
      const drafted = await load()
      expect(drafted).toMatchObject({ notFound: false, resources: { template: Alternate } })
      expect(JSON.stringify(drafted)).toContain('Flood Forecaster')
      session.cancel()
      expect(await load()).toMatchObject({ kind: 'page', notFound: true })
    },
})

async function start(options: SessionOptions = {}) {
  const opened = openSession(site(), options)
  await opened.session.start()
  return opened
}

async function statesOf(options: SessionOptions) {
  return (await start(options)).states
}

/** As a private repository does without an access token. */
function refuseAccess() {
  const body = {
    oauth_initiate: 'https://cms.example/auth',
    oauth_token: 'https://cms.example/token',
  }
  const headers = { 'Access-Control-Allow-Origin': '*' }
  site().content.setFault({
    fault: { kind: 'status', status: 403, body, headers },
    path: '/api/v2',
  })
}

/** In a browser that has the preview's cookie. */
async function withTab(use: (page: Page) => Promise<void>) {
  const tab = await openTab(browser(), { withoutWorkers: true })
  await havePreview(tab, site(), 'spring-hiring')
  await use(tab.page)
  await tab.close()
}
