import type { PageLoad, PageLoader } from '../../../../../client/runtime/load/page-loader.js'
import { resolvePage } from '../../../../../client/runtime/load/resolve-page.js'
import type { Redirect } from '../../../../../client/shared/page-data/page-views.js'

const ORIGIN = 'https://careers.example'

/** A loader that knows redirects by path, and a page at every other path. */
function createLoader(redirects: Record<string, string>, failing: string[] = []): PageLoader {
  const find = (path: string): Redirect | null => {
    const toPath = redirects[path.toLowerCase().replace(/\/$/, '')]
    if (toPath === undefined) return null
    return { fromPath: path, toPath, isPermanent: true, ignoreCase: true, redirectInBrowser: true }
  }
  return {
    use: () => {},
    findRedirect: async (path) => find(path),
    prefetchData: async () => {},
    prefetchPage: async () => {},
    loadPageData: async () => null,
    loadQuery: async () => null,
    loadPage: async (path): Promise<PageLoad> => {
      const redirect = find(path)
      if (redirect) return { kind: 'redirect', redirect }
      if (failing.includes(path)) return { kind: 'failed', error: new Error('down') }
      return { kind: 'page', resources: {} as never, notFound: false }
    },
  }
}

async function resolve(from: string, redirects: Record<string, string>, failing?: string[]) {
  const { kind, url, ...rest } = await resolvePage(
    createLoader(redirects, failing),
    new URL(from, ORIGIN),
  )
  return { kind, to: url.href.replace(ORIGIN, ''), error: 'error' in rest ? rest.error : null }
}

test.each([
  ['a page to itself', '/a?x=1#y', {}, '/a?x=1#y'],
  ['a page with a trailing slash', '/a/b/?x=1#y', {}, '/a/b?x=1#y'],
  ['/index.html', '/index.html?x=1#y', {}, '/?x=1#y'],
  ['a page with /index.html', '/a/index.html', {}, '/a'],
  ['a page with letters that URLs escape', '/%ED%95%9C%20b/', {}, '/%ED%95%9C%20b'],
  ['a page with doubled slashes', '/a//b//?x=1#y', {}, '/a/b?x=1#y'],
  ['an old job link', '/job_ghid/1', { '/job_ghid/1': '/qa/1' }, '/qa/1'],
  ['an old job link in another letter case', '/JOB_GHID/1', { '/job_ghid/1': '/qa/1' }, '/qa/1'],
  ['an old job link with a trailing slash', '/job_ghid/1/', { '/job_ghid/1': '/qa/1' }, '/qa/1'],
  ['a redirect to its target with the query', '/old?a=1&a=2', { '/old': '/new' }, '/new?a=1&a=2'],
  ['a redirect to its target with the hash', '/old#apply', { '/old': '/new' }, '/new#apply'],
  ['a redirect to a target that has a query', '/old?b=2', { '/old': '/new?a=1' }, '/new?a=1&b=2'],
  ['a redirect to a target that has a hash', '/old#x', { '/old': '/new#y' }, '/new#y'],
  ['a chain of redirects', '/a?q=1', { '/a': '/b', '/b': '/c' }, '/c?q=1'],
  ['gh_jid on the index', '/?gh_jid=1', { '/job_ghid/1': '/qa/1' }, '/qa/1'],
  ['gh_jid on any page', '/about?gh_jid=1#x', { '/job_ghid/1': '/qa/1' }, '/qa/1#x'],
  [
    'gh_jid with an encoded underscore',
    '/?a=1&GH%5fJID=1',
    { '/job_ghid/1': '/qa/1' },
    '/qa/1?a=1',
  ],
  [
    'gh_jid with encoded letters, and the signs of a sentence behind its number',
    '/?%67h_j%49d=1).&a=1',
    { '/job_ghid/1': '/qa/1' },
    '/qa/1?a=1',
  ],
  [
    'gh_jid among other parameters',
    '/?gh_src=abc&gh_jid=1&q=a%20b',
    { '/job_ghid/1': '/qa/1' },
    '/qa/1?gh_src=abc&q=a%20b',
  ],
  [
    'gh_jid of an unknown job to the same address',
    '/?gh_jid=2',
    { '/job_ghid/1': '/qa/1' },
    '/?gh_jid=2',
  ],
  [
    'gh_jid that is no number to the same address',
    '/?gh_jid=1x',
    { '/job_ghid/1x': '/qa/1' },
    '/?gh_jid=1x',
  ],
  ['gh_jid that is given twice', '/?gh_jid=1&a=1&gh_jid=', { '/job_ghid/1': '/qa/1' }, '/qa/1?a=1'],
  ['gh_jid that is empty to the same address', '/?gh_jid=', {}, '/?gh_jid='],
])('resolvePage resolves %s, as in %s', async (_, from, redirects, to) => {
  expect(await resolve(from, redirects as Record<string, string>)).toEqual({
    kind: 'page',
    to,
    error: null,
  })
})

test.each([
  ['another site', '/old', { '/old': 'https://other.example/x' }, 'https://other.example/x'],
  ['a file', '/old', { '/old': '/terms.pdf' }, '/terms.pdf'],
  ['an endpoint', '/old?a=1', { '/old': '/api/preview/exit' }, '/api/preview/exit?a=1'],
])('a redirect to %s is left to the browser', async (_, from, redirects, to) => {
  expect(await resolve(from, redirects as unknown as Record<string, string>)).toEqual({
    kind: 'elsewhere',
    to,
    error: null,
  })
})

test('a loop of redirects ends with an error', async () => {
  expect(await resolve('/a', { '/a': '/b', '/b': '/a' })).toMatchObject({
    kind: 'elsewhere',
    error: { message: 'Too many redirects from /a' },
  })
})

test('a redirect whose target fails to load is left to the browser', async () => {
  expect(await resolve('/old?x=1#y', { '/old': '/new' }, ['/new'])).toMatchObject({
    kind: 'elsewhere',
    to: '/new?x=1#y',
    error: { message: 'down' },
  })
})
