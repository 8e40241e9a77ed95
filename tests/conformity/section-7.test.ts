import supertest from 'supertest'
import { fetchImageMetadata } from '../../builder/content/fetch-image-metadata.js'
import { readBuilderConfig } from '../../builder/config.js'
import { createSite } from '../../client/content/create-site.js'
import { toImgixUrl } from '../../client/images/imgix-url.js'
import { createContentClient } from '../../client/shared/content-api/create-content-client.js'
import { fetchSnapshot } from '../../client/shared/content-api/fetch-snapshot.js'
import { createPlatform } from '../../client/shared/content-api/platform.js'
import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import type { PageData } from '../../client/shared/page-data/page-data.js'
import { toAccessTokenCookie } from '../../client/shared/preview/preview-cookie.js'
import { typePathsUrl } from '../../client/shared/type-paths-url.js'
import { havePreview, untilActive } from '../browser/preview/editor.js'
import {
  ACCESS_TOKEN,
  setCookie,
  startPreviewSite,
  toDraftRef,
} from '../browser/preview/preview-site.js'
import { openTab } from '../helpers/browser/browser.js'
import { useSite } from '../helpers/browser/use-site.js'
import {
  followInjectedLink,
  followLink,
  open,
  untilAt,
  withoutDeadline,
} from '../helpers/browser/visitor.js'
import { describeSection } from '../helpers/conformity/describe-section.js'
import type { LoggedRequest } from '../helpers/content/content-service.js'
import { createTestSidecar, SECRET } from '../helpers/server/create-test-sidecar.js'
import { startFontKit } from '../helpers/server/start-font-kit.js'
import { FONT_LOAD_TIMEOUT_MS } from '../../client/shared/constants.js'

const JOB = '/qa-engineer/1001'
const DRAFT = 'spring-hiring'

const { site, browser } = useSite(startPrivateSite)

let visit: Awaited<ReturnType<typeof visitSite>>
let preview: Awaited<ReturnType<typeof resolvePreview>>
beforeAll(async () => {
  visit = await visitSite()
  preview = await resolvePreview()
})

describeSection('7. Calls made', {
  'GET /page-data/{page-path or index}/page-data.json | Reads path, componentChunkName, staticQueryHashes, result, webpackCompilationHash, matchPath.':
    async () => {
      expect(visit.requests).toContain(`GET /page-data${JOB}/page-data.json`)
      for (const name of ['index', JOB.slice(1)]) {
        expect(await read(`/page-data/${name}/page-data.json`)).toEqual({
          path: name === 'index' ? '/' : JOB,
          componentChunkName: expect.stringMatching(/^component---/),
          staticQueryHashes: expect.any(Array),
          result: { data: expect.any(Object), pageContext: expect.any(Object) },
          webpackCompilationHash: expect.any(String),
        })
      }
      const oldLinks = await read('/page-data/job_ghid/page-data.json')
      expect(oldLinks).toMatchObject({ matchPath: '/job_ghid/:job_id' })
    },

  'GET /page-data/app-data.json | Reads webpackCompilationHash.': async () => {
    expect(visit.requests).toContain('GET /page-data/app-data.json')
    const [app, page] = await Promise.all([
      read<PageData>('/page-data/app-data.json'),
      read<PageData>('/page-data/index/page-data.json'),
    ])
    expect(app.webpackCompilationHash).toMatch(/^\w{8,}$/)
    expect(app.webpackCompilationHash).toBe(page.webpackCompilationHash)
  },

  'GET /page-data/sq/d/{hash}.json | Static query data.': async () => {
    const { staticQueryHashes } = await read<PageData>(`/page-data${JOB}/page-data.json`)
    expect(staticQueryHashes.length).toBeGreaterThan(0)
    for (const hash of staticQueryHashes) {
      expect(visit.requests).toContain(`GET /page-data/sq/d/${hash}.json`)
      expect(await read(`/page-data/sq/d/${hash}.json`)).toEqual({ data: expect.anything() })
    }
  },

  'HEAD on a page path | Checks for a not-found page.': () => {
    expect(visit.requests).toContain('HEAD /nowhere')
    expect(visit.lastTitle).toMatch(/not found/i)
  },

  'Service worker at /sw.js | Registered.': async () => {
    const tab = await openTab(browser())
    await tab.page.goto(site().origin)
    const script = await tab.page.evaluate(
      async () => (await navigator.serviceWorker.ready).active?.scriptURL,
    )
    await tab.close()
    expect(script).toBe(`${site().origin}/sw.js`)
  },

  'GET on the content repository API endpoint | Optional access_token query parameter. Answer: refs, forms, tags, version.':
    async () => {
      const { apiEndpoint } = site().content
      expect((await fetch(apiEndpoint)).status).toBe(401)
      const answer = await fetch(`${apiEndpoint}?access_token=${ACCESS_TOKEN}`)
      expect(await answer.json()).toMatchObject({
        refs: expect.arrayContaining([
          { id: 'master', ref: expect.any(String), label: 'Master', isMasterRef: true },
        ]),
        forms: { everything: expect.anything() },
        tags: expect.any(Array),
        version: expect.any(String),
      })
      expect(readsOf(site().building, '/api/v2')[0]).toEqual({ access_token: ACCESS_TOKEN })
    },

  'GET documents/search on the same API | Query parameters: ref, q (predicates), pageSize, page, lang, fetchLinks, graphQuery, orderings, routes, access_token. Answer: page, total_pages, results.':
    async () => {
      const asked = {
        lang: 'en-gb',
        pageSize: 20,
        fetchLinks: ['department.name'],
        graphQuery: '{job{title}}',
        orderings: [{ field: 'my.job.title' }],
        routes: [{ type: 'page', path: '/:uid' }],
      }
      const client = createContentClient({ ...toContentOptions(), ...asked }, platform)
      const ref = await client.fetchMasterRef()
      site().content.requests.length = 0
      const filters = ['[at(document.type, "job")]']
      const answer = await client.search({ ref, page: 2, filters })
      expect(answer).toMatchObject({ page: 2, total_pages: 3, results: expect.any(Array) })
      expect(readsOf(site().content.requests)[0]).toMatchObject({
        ref,
        q: '[[at(document.type, "job")]]',
        pageSize: '20',
        page: '2',
        lang: 'en-gb',
        fetchLinks: 'department.name',
        graphQuery: '{job{title}}',
        orderings: '[my.job.title]',
        routes: JSON.stringify(asked.routes),
        access_token: ACCESS_TOKEN,
      })
    },

  'GET of a static JSON file, without cache | Holds content type paths for a repository.':
    async () => {
      const url = typePathsUrl(site().content.repository.name)
      expect(preview.cacheControl.get(url)).toMatch(/no-cache|max-age=0/)
      expect(Object.values(await read<object>(url))).toEqual(
        expect.arrayContaining(['Text', 'Image', 'StructuredText', 'Group']),
      )
    },

  'Preview URL resolution from the preview cookie ref | Uses the repository endpoint, the access token and default params. Method and path not shown.':
    () => {
      expect(preview.path).toBe('/flood-forecaster/1101')
      expect(preview.searches[0]).toMatchObject({
        ref: toDraftRef(site().content, DRAFT),
        q: '[[at(document.id, "job-1101")]]',
        access_token: ACCESS_TOKEN,
      })
      expect(preview.searches.at(-1)).toMatchObject({ lang: 'en-gb', pageSize: '100' })
    },

  "Content service configuration: an endpoint on the content provider's CDN, page size 100, language en-gb, image params auto compress and format, quality 100, placeholder width 100 and blur 15.":
    async () => {
      const { apiEndpoint } = readBuilderConfig({ PRISMIC_REPOSITORY: 'acme' }, '/')
      expect(apiEndpoint).toBe('https://acme.cdn.prismic.io/api/v2')
      for (const search of readsOf(site().building)) {
        expect(search).toMatchObject({ pageSize: '100', lang: 'en-gb' })
      }
      const built = await read('/page-data/life-at-tidewell/page-data.json')
      expect(match(built, /auto=compress%2Cformat&fit=max&q=100&w=\d+/)).not.toBeNull()
      const client = createContentClient(toContentOptions(), platform)
      const { documents } = await fetchSnapshot<CareersDocument>(client)
      const drafts = createSite(documents, { now: new Date(), buildHash: '' })
      expect(match(drafts.pages, /"placeholder":"[^"]+&w=100&blur=15"/)).not.toBeNull()
    },

  'A web-font kit from a font provider is configured.': () => {
    expect(visit.classes).toBe('fonts-active')
    expect(site().kit.requests).toEqual(
      expect.arrayContaining(['/abc1def.css', '/p.css', '/af/300', '/af/700']),
    )
  },

  'Build-time calls to an image service fetch JSON metadata, a dominant-colour palette and base64 images.':
    async () => {
      const { content } = site()
      const url = `${content.url}/images/hero-life.svg`
      content.requests.length = 0
      expect(await fetchImageMetadata({ url, hasSize: false }, platform)).toEqual({
        color: expect.stringMatching(/^#[0-9a-f]{6}$/),
        placeholder: expect.stringMatching(/^data:image\/webp;base64,\w/),
        size: { width: expect.any(Number), height: expect.any(Number) },
      })
      expect(readsOf(content.requests, '/images/hero-life.svg')).toEqual(
        expect.arrayContaining([
          { fm: 'json' },
          { palette: 'json' },
          { w: '20', blur: '15', q: '20', fm: 'webp' },
        ]),
      )
    },

  'Image CDN URLs use parameters such as w, h, fit, ar, fm=webp and blur.': async () => {
    const url = 'https://images.prismic.io/acme/a.jpg'
    const params = { w: 300, h: 200, fit: 'crop', ar: '3:2', fm: 'webp', blur: 15 }
    const made = new URL(toImgixUrl(url, params))
    expect(made.href.startsWith(`${url}?`)).toBe(true)
    expect(Object.fromEntries(made.searchParams)).toEqual({
      ...params,
      w: '300',
      h: '200',
      blur: '15',
    })
    const built = await read('/page-data/life-at-tidewell/page-data.json')
    expect(match(built, /\?auto=compress%2Cformat&fit=crop&q=100&h=480&w=480 480w/)).not.toBeNull()
  },

  'A custom-types endpoint constant exists on another service. Details not shown.': () => {
    const { customTypesEndpoint, apiEndpoint } = readBuilderConfig({}, '/')
    expect(customTypesEndpoint).toBe('https://customtypes.prismic.io')
    expect(new URL(apiEndpoint).host).not.toBe(new URL(customTypesEndpoint).host)
  },

  'Webhook types api-update and test-trigger exist on the server side. Not shown.': async () => {
    const sidecar = await createTestSidecar()
    const statuses: unknown[] = []
    for (const type of ['api-update', 'test-trigger', 'another']) {
      const body = { type, secret: SECRET }
      const answer = await supertest(sidecar.app).post('/api/webhooks/prismic').send(body)
      statuses.push((answer.body as { status: string }).status)
    }
    sidecar.remove()
    expect(statuses).toEqual(['accepted', 'test-ok', 'ignored'])
  },
})

const platform = createPlatform(globalThis)

async function startPrivateSite() {
  const kit = await startFontKit()
  const started = await startPreviewSite({ isPrivate: true, env: kit.settings })
  const close = () => Promise.all([started.close(), kit.close()]).then(() => {})
  return { ...started, kit, close, building: [...started.content.requests] }
}

function toContentOptions() {
  const { apiEndpoint, repository } = site().content
  return { repositoryName: repository.name, apiEndpoint, accessToken: ACCESS_TOKEN }
}

async function read<Body>(path: string): Promise<Body> {
  return (await fetch(site().origin + path)).json() as Promise<Body>
}

function match(value: unknown, pattern: RegExp): string | null {
  return pattern.exec(JSON.stringify(value))?.[0] ?? null
}

/** The parameters of each request to a path of the content service. */
function readsOf(requests: readonly LoggedRequest[], path = '/api/v2/documents/search') {
  return requests
    .filter((request) => request.path === path)
    .map(({ parameters }) => Object.fromEntries(parameters))
}

/** The index, a job and a page that does not exist, one after the other. */
async function visitSite() {
  const tab = await openTab(browser(), { withoutWorkers: true })
  const { origin, requests } = site()
  requests.length = 0
  await withoutDeadline(tab.page, FONT_LOAD_TIMEOUT_MS)
  await open(tab.page, origin)
  await followLink(tab.page, JOB)
  await untilAt(tab.page, JOB)
  await followInjectedLink(tab.page, '/nowhere')
  await untilAt(tab.page, '/nowhere')
  await tab.page.waitForFunction(() => /fonts-(in)?active/.test(document.documentElement.className))
  const classes = await tab.page.evaluate(() => document.documentElement.className)
  const lastTitle = await tab.page.title()
  await tab.close()
  return { requests: [...requests], classes, lastTitle }
}

/** What an editor's browser asks for when it opens a draft from the CMS. */
async function resolvePreview() {
  const { origin, content } = site()
  const tab = await openTab(browser(), { withoutWorkers: true })
  const tokenCookie = toAccessTokenCookie(content.repository.name)
  await setCookie(tab.page.context(), origin, ACCESS_TOKEN, tokenCookie)
  await havePreview(tab, site(), DRAFT)
  const cacheControl = new Map<string, string | undefined>()
  tab.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const read = request.allHeaders()
    // A request that is open when the tab closes has none.
    void read.then((all) => cacheControl.set(pathname, all['cache-control'])).catch(() => {})
  })
  content.requests.length = 0
  await tab.page.goto(`${origin}/preview?documentId=job-1101`)
  await tab.page.waitForURL((url) => url.pathname !== '/preview')
  await untilActive(tab.page)
  const { pathname } = new URL(tab.page.url())
  await tab.close()
  return { path: pathname, cacheControl, searches: readsOf(content.requests) }
}
