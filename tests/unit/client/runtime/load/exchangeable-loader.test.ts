import { createExchangeableLoader } from '../../../../../client/runtime/load/exchangeable-loader.js'
import type { PageLoad, PageLoader } from '../../../../../client/runtime/load/page-loader.js'

function loaderOf(name: string, wait: Promise<void> = Promise.resolve()): PageLoader {
  const failed: PageLoad = { kind: 'failed', error: new Error(name) }
  return {
    loadPage: () => wait.then(() => failed),
    findRedirect: async () => null,
    prefetchData: async () => {},
    prefetchPage: async () => {},
  }
}

const nameOf = (load: PageLoad) => (load.kind === 'failed' ? load.error.message : '')

test('asks another source while there is one, and the first again after it', async () => {
  const loader = createExchangeableLoader(loaderOf('published'))
  loader.use(loaderOf('drafts'))
  expect(nameOf(await loader.loadPage('/'))).toBe('drafts')
  loader.use(null)
  expect(nameOf(await loader.loadPage('/'))).toBe('published')
})

test('an answer that was on its way when the source changed is asked for again', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  const loader = createExchangeableLoader(loaderOf('published', held))
  const load = loader.loadPage('/')
  loader.use(loaderOf('drafts'))
  answer()
  expect(nameOf(await load)).toBe('drafts')
})
