import { createLinkResolver } from '../../client/content/documents/link-resolver.js'
import { createSite } from '../../client/content/create-site.js'
import { toAccessTokenCookie } from '../../client/shared/preview/preview-cookie.js'
import { templates } from '../../client/templates/templates.js'
import { startPreviewSite, toCookieValue, toDraftRef } from '../browser/preview/preview-site.js'
import { openSession, type SessionOptions } from '../browser/preview/session-in-node.js'
import { describeSection } from '../helpers/conformity/describe-section.js'

const ADDED = '/flood-forecaster/1101'

let site: Awaited<ReturnType<typeof startPreviewSite>>
beforeAll(async () => {
  site = await startPreviewSite()
})
afterAll(() => site.close())
afterEach(() => site.content.setFault())

describeSection('3. Entities and their fields: Preview state', {
  activeRepositoryName: async () => {
    expect((await shown()).state().activeRepositoryName).toBe('careers-sample')
  },
  previewState: async () => {
    expect((await shown()).state().previewState).toBe('ACTIVE')
  },
  error: async () => {
    expect((await shown()).state().error).toBeNull()
    expect((await shown({ cookie: null })).state().error).toBe('Preview cookie not present')
  },
  resolvedPath: async () => {
    expect((await shown()).state().resolvedPath).toBe(ADDED)
  },
  'nodes (each with a url)': async () => {
    const { nodes } = (await shown()).state()
    expect(nodes.find(({ id }) => id === 'job-1101')?.url).toBe(ADDED)
    // The menu and the like have no page.
    expect(nodes.every(({ url }) => url === null || url.startsWith('/'))).toBe(true)
  },
  'repositoryConfigs, each with repositoryName, linkResolver, componentResolver and dataResolver':
    async () => {
      expect((await shown()).state().repositoryConfigs).toEqual([
        {
          repositoryName: 'careers-sample',
          linkResolver: createLinkResolver,
          componentResolver: templates,
          dataResolver: createSite,
        },
      ])
      const linkResolver = () => () => '/somewhere/else'
      const dataResolver = jest.fn(createSite)
      const own = await shown({ repositoryConfig: { linkResolver, dataResolver } })
      expect(own.state().resolvedPath).toBe('/somewhere/else')
      expect(own.state().drafts?.site).toBe(dataResolver.mock.results[0]?.value)
      const Alternate = () => null
      const componentResolver = { 'component---job-page': async () => Alternate }
      const { loader } = await shown({ repositoryConfig: { componentResolver } })
      expect(await loader.loadPage(ADDED)).toMatchObject({ resources: { template: Alternate } })
    },
})

describeSection('3. Entities and their fields: Per-repository preview options', {
  apiEndpoint: async () => {
    const asked: string[] = []
    const ask = async (url: string) => {
      asked.push(url)
      return Response.json({})
    }
    const apiEndpoint = 'https://elsewhere.example/api/v2'
    await shown({ options: { apiEndpoint }, cookie: ref(), platform: { fetch: ask } })
    expect(asked).toEqual(expect.arrayContaining([expect.stringMatching(`^${apiEndpoint}`)]))
    expect(asked.filter((url) => !url.startsWith(apiEndpoint))).toEqual([])
  },
  accessToken: async () => {
    const opened = openSession(site)
    opened.jar.cookie = `${toAccessTokenCookie('careers-sample')}=a-token`
    expect(await parametersOf('access_token', () => opened.session.start())).toEqual(['a-token'])
    expect(opened.state().options['careers-sample']?.accessToken).toBe('a-token')
  },
  lang: async () => {
    const { documents } = site.content.repository.getMaster()
    const settings = documents.find(({ document }) => document.type === 'site_settings')?.document
    const french = { ...settings, id: 'settings-fr', lang: 'fr-fr' } as never
    site.content.repository.saveDraft({ name: 'fr', id: 'fr', label: 'fr', documents: [french] })
    const open = (lang?: string) => shown({ cookie: ref('fr'), ...(lang && { options: { lang } }) })
    const languages = async (lang?: string) =>
      [...new Set((await open(lang)).state().nodes.map((node) => node.lang))].sort()
    expect(await parametersOf('lang', open)).toEqual(['en-gb'])
    expect(await parametersOf('lang', () => open('*'))).toEqual(['*'])
    expect([await languages(), await languages('*')]).toEqual([['en-gb'], ['en-gb', 'fr-fr']])
  },
  fetchLinks: async () => {
    const options = { fetchLinks: ['department.name', 'location.name'] }
    expect(await parametersOf('fetchLinks', () => shown({ options }))).toEqual([
      'department.name,location.name',
    ])
  },
  graphQuery: async () => {
    const options = { graphQuery: '{job{title}}' }
    expect(await parametersOf('graphQuery', () => shown({ options }))).toEqual(['{job{title}}'])
  },
  pageSize: async () => {
    const sizes = (pageSize?: number) =>
      parametersOf('pageSize', () =>
        shown({ path: '/', ...(pageSize && { options: { pageSize } }) }),
      )
    expect([await sizes(), await sizes(20)]).toEqual([['100'], ['20']])
  },
  promptForAccessToken: async () => {
    const body = { oauth_initiate: 'https://cms.example/a', oauth_token: 'https://cms.example/t' }
    site.content.setFault({ fault: { kind: 'status', status: 401, body }, path: '/api/v2' })
    const end = async (promptForAccessToken: boolean) =>
      (await shown({ options: { promptForAccessToken } })).state().previewState
    expect([await end(true), await end(false)]).toEqual(['PROMPT_FOR_ACCESS_TOKEN', 'FAILED'])
  },
  'Constants: the id field name for previewable nodes is _previewable. The non-data document field is uid.':
    async () => {
      const { nodes } = (await shown()).state()
      const job = nodes.find(({ id }) => id === 'job-1101')
      expect(job).toMatchObject({ _previewable: 'job-1101', uid: '1101' })
      expect(job?.data).not.toHaveProperty('uid')
    },
})

async function shown(options: SessionOptions = {}) {
  const opened = openSession(site, options)
  await opened.session.start()
  return opened
}

function ref(draft = 'spring-hiring') {
  return toCookieValue('careers-sample', toDraftRef(site.content, draft))
}

/** The different values that a parameter has in the searches meanwhile. */
async function parametersOf(name: string, act: () => Promise<unknown>) {
  const from = site.content.requests.length
  await act()
  const searches = site.content.requests.slice(from).filter(({ path }) => path.endsWith('/search'))
  return [...new Set(searches.map(({ parameters }) => parameters.get(name)))]
}
