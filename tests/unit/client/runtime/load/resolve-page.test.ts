import type { PageLoad, PageLoader } from '../../../../../client/runtime/load/page-loader.js'
import { resolvePage } from '../../../../../client/runtime/load/resolve-page.js'
import type { Redirect } from '../../../../../client/shared/redirect.js'

const ORIGIN = 'https://careers.example'

/** A loader that knows redirects by path, and a page at every other path. */
function createLoader(redirects: Record<string, string>, failing: string[] = []): PageLoader {
  const find = (path: string): Redirect | null => {
    const toPath = redirects[path.toLowerCase().replace(/\/$/, '')]
    if (toPath === undefined) return null
    return { fromPath: path, toPath, isPermanent: true, ignoreCase: true, redirectInBrowser: true }
  }
  return {
    findRedirect: async (path) => find(path),
    prefetchData: async () => {},
    prefetchPage: async () => {},
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
  ['a page stays', '/a?x=1#y', {}, '/a?x=1#y'],
  ['an old job link', '/job_ghid/1', { '/job_ghid/1': '/qa/1' }, '/qa/1'],
  ['another case', '/JOB_GHID/1', { '/job_ghid/1': '/qa/1' }, '/qa/1'],
  ['a trailing slash', '/job_ghid/1/', { '/job_ghid/1': '/qa/1' }, '/qa/1'],
  ['the query is kept', '/old?a=1&a=2', { '/old': '/new' }, '/new?a=1&a=2'],
  ['the hash is kept', '/old#apply', { '/old': '/new' }, '/new#apply'],
  ['the target has a query', '/old?b=2', { '/old': '/new?a=1' }, '/new?a=1&b=2'],
  ['the target has a hash', '/old#x', { '/old': '/new#y' }, '/new#y'],
  ['a chain', '/a?q=1', { '/a': '/b', '/b': '/c' }, '/c?q=1'],
  ['gh_jid on the index', '/?gh_jid=1', { '/job_ghid/1': '/qa/1' }, '/qa/1'],
  ['gh_jid anywhere', '/about?gh_jid=1#x', { '/job_ghid/1': '/qa/1' }, '/qa/1#x'],
  [
    'gh_jid among others',
    '/?gh_src=abc&gh_jid=1&q=a%20b',
    { '/job_ghid/1': '/qa/1' },
    '/qa/1?gh_src=abc&q=a%20b',
  ],
  ['gh_jid of an unknown job', '/?gh_jid=2', { '/job_ghid/1': '/qa/1' }, '/?gh_jid=2'],
  ['gh_jid that is no number', '/?gh_jid=1x', { '/job_ghid/1x': '/qa/1' }, '/?gh_jid=1x'],
  ['gh_jid that is empty', '/?gh_jid=', {}, '/?gh_jid='],
])('resolvePage follows %s: %s', async (_, from, redirects, to) => {
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

test('a loop of redirects ends', async () => {
  expect(await resolve('/a', { '/a': '/b', '/b': '/a' })).toMatchObject({
    kind: 'elsewhere',
    error: { message: 'Too many redirects from /a' },
  })
})

test('a target that fails is left to the browser', async () => {
  expect(await resolve('/old?x=1#y', { '/old': '/new' }, ['/new'])).toMatchObject({
    kind: 'elsewhere',
    to: '/new?x=1#y',
    error: { message: 'down' },
  })
})
