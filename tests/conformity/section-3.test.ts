import type { Page } from 'playwright-core'
import { createSite } from '../../client/content/create-site.js'
import {
  filterReducer,
  INITIAL_FILTER_STATE,
  type FilterAction,
  type FilterState,
} from '../../client/filters/query/filter-state.js'
import type { PageData } from '../../client/shared/page-data/page-data.js'
import { startPreviewSite } from '../browser/preview/preview-site.js'
import { openTab, type Tab } from '../helpers/browser/browser.js'
import { useSite } from '../helpers/browser/use-site.js'
import { followInjectedLink, markDocument, open, untilAt } from '../helpers/browser/visitor.js'
import { describeSection } from '../helpers/conformity/describe-section.js'
import {
  CREDIT,
  loadChangedSample,
  withTargetsAndCredits,
} from '../helpers/content/changed-sample.js'
import { madeJob, madeRepository } from '../helpers/content/made-documents.js'

const JOB = '/qa-engineer/1001'
const OLD_LINK = '/job_ghid/1001'

const { site, browser } = useSite(async () =>
  startPreviewSite(await loadChangedSample(withAllLinks)),
)
let tab: Tab

beforeAll(async () => {
  tab = await openTab(browser(), { withoutWorkers: true })
})
beforeEach(() => tab.page.setViewportSize({ width: 1280, height: 900 }))
afterAll(() => tab.close())

describeSection('3. Entities and their fields: Page data (one JSON per page)', {
  path: async () => {
    for (const path of ['/', JOB, '/how-we-hire', OLD_LINK]) {
      expect((await readPageData(path)).path).toBe(path)
    }
  },

  componentChunkName: async () => {
    const names = ['/', JOB, '/departments/engineering', '/how-we-hire', '/404.html'].map(
      async (path) => (await readPageData(path)).componentChunkName,
    )
    expect(await Promise.all(names)).toEqual([
      'component---index-page',
      'component---job-page',
      'component---landing-page',
      'component---generic-page',
      'component---not-found-page',
    ])
  },

  webpackCompilationHash: async () => {
    const { webpackCompilationHash: hash } = await readPageData(JOB)
    expect(hash).toMatch(/^\w{8,}$/)
    expect(await readJson('/page-data/app-data.json')).toMatchObject({
      webpackCompilationHash: hash,
    })
  },

  matchPath: async () => {
    const page = await readPageData('/job_ghid')
    expect(page.matchPath).toBe('/job_ghid/:job_id')
    const answer = await fetch(`${site().origin}/job_ghid/424242`)
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining('This role is no longer open</h1>'),
    ])
  },

  staticQueryHashes: async () => {
    const { staticQueryHashes } = await readPageData(JOB)
    const files = staticQueryHashes.map((hash) => readJson(`/page-data/sq/d/${hash}.json`))
    expect(await Promise.all(files)).toEqual([
      { data: expect.anything() },
      { data: expect.anything() },
    ])
  },

  result: async () => {
    const { result } = await readPageData<'component---job-page'>(JOB)
    expect(Object.keys(result).sort()).toEqual(['data', 'pageContext'])
    await tab.page.goto(site().origin + JOB)
    expect(await tab.page.locator('main h1').innerText()).toBe(result.data.job.title)
  },

  'pageContext, with optional __params': async () => {
    const page = await readPageData(JOB)
    const { pageContext } = page.result
    expect(pageContext).toMatchObject({ documentId: expect.any(String), lang: 'en-gb' })
    const withParams = { ...pageContext, __params: { job_id: '1001' } }
    await open(tab.page, `${site().origin}/how-we-hire`)
    await tab.page.route(`**/page-data${JOB}/page-data.json`, (route) =>
      route.fulfill({ json: { ...page, result: { ...page.result, pageContext: withParams } } }),
    )
    const isSame = await markDocument(tab.page)
    await followInjectedLink(tab.page, JOB)
    await untilAt(tab.page, JOB)
    await tab.page.unrouteAll()
    expect([await isSame(), await tab.page.title()]).toEqual([true, pageContext.head.title])
  },
})

describeSection('3. Entities and their fields: Redirect entry', {
  fromPath: async () => {
    expect(await readRedirect()).toMatchObject({ fromPath: OLD_LINK })
    expect((await ask(OLD_LINK)).status).toBe(301)
  },

  toPath: async () => {
    expect(await readRedirect()).toMatchObject({ toPath: JOB })
    expect((await ask(OLD_LINK)).headers.get('location')).toMatch(new RegExp(`${JOB}$`))
  },

  isPermanent: async () => {
    expect(await readRedirect()).toMatchObject({ isPermanent: true })
    expect((await ask(OLD_LINK)).status).toBe(301)
  },

  ignoreCase: async () => {
    expect(await readRedirect()).toMatchObject({ ignoreCase: true })
    expect((await ask('/JOB_Ghid/1001')).headers.get('location')).toMatch(new RegExp(`${JOB}$`))
  },

  redirectInBrowser: async () => {
    expect(await readRedirect()).toMatchObject({ redirectInBrowser: true })
    await open(tab.page, `${site().origin}/how-we-hire`)
    const isSame = await markDocument(tab.page)
    await followInjectedLink(tab.page, OLD_LINK)
    await untilAt(tab.page, JOB)
    expect(await isSame()).toBe(true)
  },
})

describeSection('3. Entities and their fields: Job', {
  'Identifier is a numeric job_id. Other job fields are not shown.': async () => {
    const { result } = await readPageData<'component---index-page'>('/')
    const jobs = result.data.listing.jobs
    expect(jobs).toHaveLength(43)
    for (const { id, path } of jobs) {
      expect([id, path]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(`/${id}$`)])
    }
    const { problems } = createSite(madeRepository([madeJob('not-a-number')]), {
      now: new Date(),
      buildHash: 'hash',
    })
    expect(problems).toContainEqual(expect.objectContaining({ severity: 'error', field: 'uid' }))
  },
})

describeSection('3. Entities and their fields: Site-wide filter state', {
  'menu | boolean | false': async () => {
    expect(INITIAL_FILTER_STATE.menu).toBe(false)
    const button = await openMenuButton()
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    await button.click()
    await tab.page.getByRole('button', { name: 'Close', expanded: true }).waitFor()
  },

  'body_fixed | not shown | not shown': async () => {
    const isFixed = () => tab.page.locator('html[data-scroll-locked]').count()
    const button = await openMenuButton()
    expect(await isFixed()).toBe(0)
    await button.click()
    await tab.page.locator('html[data-scroll-locked]').waitFor()
    await tab.page.keyboard.press('Escape')
    await tab.page.locator('html:not([data-scroll-locked])').waitFor()
  },

  'filter_location | list | empty': () => showListFilter('filter_location', 'Location'),
  'filter_department | list | empty': () => showListFilter('filter_department', 'Department'),
  'filter_type | list | empty': () => showListFilter('filter_type', 'Type'),

  'role_search | text | empty': async () => {
    expect(INITIAL_FILTER_STATE.role_search).toBe('')
    const listing = await openListing()
    const box = listing.getByRole('searchbox')
    expect(await box.inputValue()).toBe('')
    await box.fill('hydrologist')
    await box.blur()
    await tab.page.waitForURL('**/?q=hydrologist')
    expect(await listing.locator('.job-row-title').first().innerText()).toBe('Hydrologist')
  },

  'department_param | text | empty': async () => {
    expect(INITIAL_FILTER_STATE.department_param).toBe('')
    const heading = tab.page.locator('#results')
    await openListing()
    expect(await heading.innerText()).toBe('Open roles')
    await openListing('/?department=engineering')
    await heading.getByText('Open roles in Engineering').waitFor()
  },

  'reset_filters | boolean | false': async () => {
    expect(INITIAL_FILTER_STATE.reset_filters).toBe(false)
    const listing = await openListing('/?q=engineer&location=bristol&department=engineering')
    const ticked = listing.getByRole('checkbox', { checked: true })
    await ticked.nth(1).waitFor()
    await listing.getByRole('button', { name: 'Clear all' }).first().click()
    await listing.locator('.result-status', { hasText: '43 open roles' }).waitFor()
    expect(await ticked.count()).toBe(0)
    expect(await listing.getByRole('searchbox').inputValue()).toBe('')
    expect(new URL(tab.page.url()).search).toBe('')
  },

  'Actions that change it: SET_MENU, SET_BODY_FIXED, FILTER_LOCATION, FILTER_DEPARTMENT, FILTER_TYPE, SET_ROLE_SEARCH, SET_DEPTARTMENT_PARAM (spelled so), SET_FILTER_RESET.':
    () => {
      const changes: [FilterAction, Partial<FilterState>][] = [
        [{ type: 'SET_MENU', payload: true }, { menu: true }],
        [{ type: 'SET_BODY_FIXED', payload: true }, { body_fixed: true }],
        [{ type: 'FILTER_LOCATION', payload: ['leeds'] }, { filter_location: ['leeds'] }],
        [{ type: 'FILTER_DEPARTMENT', payload: ['legal'] }, { filter_department: ['legal'] }],
        [{ type: 'FILTER_TYPE', payload: ['intern'] }, { filter_type: ['intern'] }],
        [{ type: 'SET_ROLE_SEARCH', payload: 'qa' }, { role_search: 'qa' }],
        [{ type: 'SET_DEPTARTMENT_PARAM', payload: 'legal' }, { department_param: 'legal' }],
      ]
      let all = INITIAL_FILTER_STATE
      for (const [action, change] of changes) {
        expect(filterReducer(INITIAL_FILTER_STATE, action)).toEqual({
          ...INITIAL_FILTER_STATE,
          ...change,
        })
        all = filterReducer(all, action)
      }
      expect(filterReducer(all, { type: 'SET_FILTER_RESET', payload: true })).toEqual({
        ...INITIAL_FILTER_STATE,
        menu: true,
        body_fixed: true,
        reset_filters: true,
      })
    },
})

describeSection('3. Entities and their fields: Content service document shapes', {
  'Document: id, uid, type, tags, lang, url, slugs, alternate_languages, data.': async () => {
    const { results } = await search('pageSize=100')
    const fields = ['id', 'uid', 'type', 'tags', 'lang', 'url', 'slugs', 'alternate_languages']
    for (const document of results) {
      expect(Object.keys(document)).toEqual(expect.arrayContaining([...fields, 'data']))
    }
  },

  'Link: link_type (Any, Document, Media or Web), url, target, id.': async () => {
    const links = new Map<string, object>()
    JSON.parse(JSON.stringify(await search('pageSize=100')), (_name, value) => {
      if (value?.link_type) links.set(value.link_type, value as object)
      return value as unknown
    })
    expect([...links.keys()].sort()).toEqual(['Any', 'Document', 'Media', 'Web'])
    const target = '_blank'
    expect(links.get('Document')).toMatchObject({ id: expect.any(String), target })
    expect(links.get('Media')).toMatchObject({ url: expect.any(String), target })
    expect(links.get('Web')).toMatchObject({ url: expect.any(String), target })
    await tab.page.goto(site().origin + JOB)
    const hrefs = [
      '[href^="https:"]:not([href$=".pdf"])',
      '[href$=".pdf"]',
      '[href="/how-we-hire"]',
    ]
    for (const link of hrefs.map((href) => `footer a${href}`)) {
      const shown = tab.page.locator(link).first()
      expect([link, await shown.getAttribute('target')]).toEqual([link, '_blank'])
      expect(await shown.getAttribute('rel')).toBe('noopener')
    }
  },

  'Image: url, alt, copyright, dimensions (width, height).': async () => {
    await tab.page.goto(`${site().origin}/about-tidewell/water-and-us`)
    const figure = tab.page.locator('main figure')
    const [image, credit] = [figure.locator('img'), figure.getByText(CREDIT, { exact: true })]
    expect(await image.getAttribute('src')).toContain('/images/hero-data-and-hydrology.svg')
    expect(await image.getAttribute('alt')).toMatch(/^Three river hydrographs/)
    // 1920 by 1080, as wide as the slice shows it.
    const size = ['width', 'height'].map((name) => image.getAttribute(name))
    expect(await Promise.all(size)).toEqual(['1200', '675'])
    expect(await credit.isVisible()).toBe(true)
  },

  'Repository metadata: refs (id, ref, label, isMasterRef), forms, tags, version.': async () => {
    const metadata = await readApi('')
    expect(metadata).toMatchObject({
      refs: expect.arrayContaining([
        { id: 'master', ref: expect.any(String), label: 'Master', isMasterRef: true },
      ]),
      forms: { everything: expect.anything() },
      tags: expect.any(Array),
      version: expect.any(String),
    })
  },

  'Search result: page, total_pages, results.': async () => {
    const first = await search('pageSize=10')
    const last = await search(`pageSize=10&page=${first.total_pages}`)
    expect([first.page, last.page]).toEqual([1, first.total_pages])
    expect(first.results).toHaveLength(10)
    expect(first.results[0]).not.toEqual(last.results[0])
  },
})

/** With a link of each type, because the sample has none to a file. */
function withAllLinks(field: Record<string, unknown>) {
  const isOfSocial = field['link_type'] === 'Web' && String(field['url']).includes('social.example')
  const file = { link_type: 'Media', kind: 'document', url: 'https://files.example/brochure.pdf' }
  return withTargetsAndCredits(isOfSocial ? { ...field, ...file } : field)
}

async function readJson<Value>(path: string): Promise<Value> {
  return (await (await fetch(site().origin + path)).json()) as Value
}

function readPageData<Name extends PageData['componentChunkName']>(path: string) {
  const name = path === '/' ? '/index' : path
  return readJson<PageData<Name>>(`/page-data${name}/page-data.json`)
}

async function readRedirect() {
  return (await readPageData<'component---job-redirect-page'>(OLD_LINK)).result.data.redirect
}

function ask(path: string): Promise<Response> {
  return fetch(site().origin + path, { redirect: 'manual' })
}

async function readApi<Value>(path: string): Promise<Value> {
  return (await (await fetch(site().content.apiEndpoint + path)).json()) as Value
}

interface SearchResult {
  page: number
  total_pages: number
  results: object[]
}

async function search(parameters: string): Promise<SearchResult> {
  const { refs } = await readApi<{ refs: { ref: string }[] }>('')
  return readApi(`/documents/search?ref=${refs[0]?.ref}&${parameters}`)
}

async function openMenuButton() {
  await tab.page.setViewportSize({ width: 375, height: 740 })
  await open(tab.page, site().origin)
  return tab.page.getByRole('button', { name: 'Menu' })
}

async function openListing(path = '/') {
  await open(tab.page, site().origin + path)
  await tab.page.getByLabel('Sort by').waitFor()
  return tab.page.locator('.listing')
}

/** Nothing is chosen at first; two choices are a list in the address, and narrow what is listed. */
async function showListFilter(field: keyof FilterState, name: string): Promise<void> {
  expect(INITIAL_FILTER_STATE[field]).toEqual([])
  const listing = await openListing()
  const boxes = listing.getByRole('group', { name, exact: true }).getByRole('checkbox')
  expect(await boxes.and(tab.page.locator(':checked')).count()).toBe(0)
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  const chosen = (page: Page) => new URL(page.url()).searchParams.getAll(name.toLowerCase())
  await tab.page.waitForURL((url) => url.searchParams.getAll(name.toLowerCase()).length === 2)
  expect(new Set(chosen(tab.page)).size).toBe(2)
  await listing.locator('.result-status', { hasText: /^\d+ of 43 roles$/ }).waitFor()
}
