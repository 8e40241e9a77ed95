import { APP_DATA_URL, LINKED_JOBS_URL } from '../../../client/shared/addresses/page-paths.js'
import type {
  CareersDocument,
  PageDocument,
} from '../../../client/shared/content-model/content-types.js'
import {
  PREVIEW_COOKIE,
  toPreviewCookieValue,
} from '../../../client/shared/preview/preview-cookie.js'
import {
  startPreviewSite,
  toCookieValue,
  toDraftRef,
  type PreviewSite,
} from '../../helpers/preview/preview-site.js'
import type * as SessionInNode from '../../helpers/preview/session-in-node.js'
import { inLanguage, madeTranslation } from '../../helpers/content/made-languages.js'
import { linkTo, madePage } from '../../helpers/content/made-documents.js'
import { loadInLanguage } from '../../helpers/words/load-in-language.js'

/* A preview of a draft in one of the languages of a site, in the code of each. */

const NAME = 'careers-sample'
const [english, german] = ['en-gb', 'de-de'].map((lang) =>
  loadInLanguage<typeof SessionInNode>(
    lang,
    'en-gb,de-de',
    'tests/helpers/preview/session-in-node.ts',
  ),
) as [typeof SessionInNode, typeof SessionInNode]

/** The CMS names translations on both sides. */
const PARENT: PageDocument = {
  ...madePage('offices'),
  alternate_languages: [{ id: 'page-bueros-de-de', type: 'page', lang: 'de-de', uid: 'bueros' }],
}
const COPY = madePage('leeds', { parent: linkTo('page', 'offices') })

let site: PreviewSite
let cookie: string
beforeAll(async () => {
  site = await startPreviewSite()
  const { repository } = site.content
  const settings = repository
    .getMaster()
    .documents.find(({ document }) => document.type === 'site_settings')
  const documents = [
    inLanguage('de-de', settings?.document as unknown as CareersDocument),
    PARENT,
    madeTranslation('de-de', PARENT, { uid: 'bueros' }),
    // As editors copy it: its parent is still the English page.
    inLanguage('de-de', COPY),
  ]
  repository.saveDraft({ name: 'de', id: 'de', label: 'de', documents: documents as never })
  cookie = toCookieValue(NAME, toDraftRef(site.content, 'de'))
})
afterAll(() => site.close())

it('the preview of a draft in another language is that of its page, which is loaded with its own code', async () => {
  const given = { path: '/preview?documentId=page-leeds-de-de', cookie }
  const { session, states, state, redirects } = english.openSession(site, given)
  await session.start()
  expect(states).toEqual(['IDLE', 'RESOLVING', 'RESOLVED'])
  expect([state().resolvedPath, redirects]).toEqual(['/de/bueros/leeds', ['/de/bueros/leeds']])
})

it('a link to such a draft has left its cookie by then', async () => {
  const ref = toDraftRef(site.content, 'de')
  const query = new URLSearchParams({ token: ref, documentId: 'page-leeds-de-de' })
  const { session, redirects, jar } = english.openSession(site, {
    path: `/preview?${query}`,
    cookie: null,
  })
  await session.start()
  expect(redirects).toEqual(['/de/bueros/leeds'])
  expect(decodeURIComponent(jar.cookie)).toContain(
    `${PREVIEW_COOKIE}=${toPreviewCookieValue(ref, { repositoryName: NAME, apiEndpoints: [] })}`,
  )
})

it('a page in any language shows its drafts, with those of all languages around them', async () => {
  const options = { path: '/de/bueros/leeds', cookie, answer: answerAsAtTheTop }
  const { session, state } = german.openSession(site, options)
  await session.start()
  expect(state()).toMatchObject({ previewState: 'ACTIVE', error: null })
  const { pages } = state().drafts?.site ?? { pages: [] }
  const page = pages.find(({ path }) => path === '/de/bueros')
  expect(page?.result.pageContext.translations).toEqual({ 'en-gb': '/offices' })
  // The sample's jobs are in English only.
  const front = pages.find(({ path }) => path === '/de')?.result.data as {
    listing: { total: number; jobs: { path: string; lang?: string }[] }
  }
  expect(front.listing.total).toBeGreaterThan(40)
  expect(front.listing.jobs[0]).toMatchObject({ lang: 'en-GB' })
  expect(front.listing.jobs.filter(({ path }) => path.startsWith('/de/'))).toEqual([])
})

/** The files of a release in one language, as those of one below a base. */
function answerAsAtTheTop(url: string): Response | undefined {
  if (url === `/de${LINKED_JOBS_URL}`) return Response.json([])
  if (url !== `/de${APP_DATA_URL}`) return undefined
  return Response.json({
    preview: {
      repositoryName: NAME,
      apiEndpoint: site.content.apiEndpoint,
      lang: 'de-de',
      pageSize: 100,
      fetchLinks: [],
      graphQuery: null,
      promptForAccessToken: true,
    },
  })
}
