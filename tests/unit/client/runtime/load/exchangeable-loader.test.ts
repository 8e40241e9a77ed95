import { createExchangeableLoader } from '../../../../../client/runtime/load/exchangeable-loader.js'
import type { PageLoad, PageLoader } from '../../../../../client/runtime/load/page-loader.js'

function loaderOf(name: string, wait: Promise<void> = Promise.resolve()): PageLoader {
  const failed: PageLoad = { kind: 'failed', error: new Error(name) }
  return {
    loadPage: () => wait.then(() => failed),
    findRedirect: async () => null,
    prefetchData: async () => {},
    prefetchPage: async () => {},
    loadPageData: async () => null,
    loadQuery: async () => null,
  }
}

const nameOf = (load: PageLoad) => (load.kind === 'failed' ? load.error.message : '')

test('the exchangeable loader uses another loader until that one is removed', async () => {
  const loader = createExchangeableLoader(loaderOf('published'))
  loader.use(loaderOf('drafts'))
  expect(nameOf(await loader.loadPage('/'))).toBe('drafts')
  loader.use(null)
  expect(nameOf(await loader.loadPage('/'))).toBe('published')
})

test('a page that is loading when the loader changes is loaded again by the new one', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  const loader = createExchangeableLoader(loaderOf('published', held))
  const load = loader.loadPage('/')
  loader.use(loaderOf('drafts'))
  answer()
  expect(nameOf(await load)).toBe('drafts')
})
