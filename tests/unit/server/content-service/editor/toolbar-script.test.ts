import { runInNewContext } from 'node:vm'
import { readPreviewCookie } from '../../../../../client/shared/preview/preview-cookie.js'
import { TOOLBAR_SCRIPT } from '../../../../../server/content-service/editor/toolbar-script.js'

const SITE = { repositoryName: 'acme', apiEndpoints: [] }
const REF = 'https://acme.prismic.io/previews/Yx:1?websitePreviewId=Yx'
const NEXT = 'https://acme.prismic.io/previews/Yx:2?websitePreviewId=Yx'
const toCookie = (entries: object) =>
  `io.prismic.preview=${encodeURIComponent(JSON.stringify(entries))}`

/** The script in a page that prevents the events' default, or does not. */
function startPage({ cookie = '', answer = {}, prevents = true, isVisible = true }) {
  const requests: string[] = []
  const events: { type: string; detail: unknown }[] = []
  const document = {
    currentScript: { src: 'http://localhost:8090/toolbar.js?new=true&repo=acme' },
    cookie,
    visibilityState: isVisible ? 'visible' : 'hidden',
  }
  let tick = () => {}
  const page = { reloads: 0, isRunning: true }
  runInNewContext(TOOLBAR_SCRIPT, {
    document,
    URL,
    CustomEvent,
    location: { protocol: 'http:', reload: () => page.reloads++ },
    window: {
      dispatchEvent: (event: CustomEvent) => {
        events.push({ type: event.type, detail: event.detail })
        return !prevents
      },
    },
    fetch: async (url: URL) => {
      requests.push(String(url))
      return { json: async () => answer }
    },
    setInterval: (run: () => void) => {
      tick = run
      return 1
    },
    clearInterval: () => (page.isRunning = false),
  })
  const pass = async () => {
    tick()
    await new Promise(setImmediate)
  }
  return { document, requests, events, page, pass }
}

const shown = toCookie({ _tracker: 'AbCdEf12', 'acme.prismic.io': { preview: REF } })

it('an unchanged draft is requested and changes nothing on the page', async () => {
  const { requests, events, pass, document } = startPage({
    cookie: `a=1; ${shown}`,
    answer: { reload: false, ref: REF },
  })
  await pass()
  const [address = ''] = requests
  expect(address).toMatch(/^http:\/\/localhost:8090\/previews\/Yx\/ping\?/)
  expect(new URL(address).searchParams.get('ref')).toBe(REF)
  expect(events).toEqual([])
  expect(document.cookie).toBe(`a=1; ${shown}`)
})

it('an edit dispatches an update and writes the new ref to the cookie', async () => {
  const given = { cookie: shown, answer: { reload: true, ref: NEXT } }
  const { events, page, pass, document } = startPage(given)
  await pass()
  expect(events).toEqual([{ type: 'prismicPreviewUpdate', detail: { ref: NEXT } }])
  expect(readPreviewCookie(document.cookie, SITE)).toEqual({ kind: 'preview', ref: NEXT })
  expect(document.cookie).toContain('AbCdEf12')
  expect(page.reloads).toBe(0)
})

it('a closed draft dispatches the end and removes its cookie entry', async () => {
  const given = { cookie: shown, answer: { reload: true, ref: null } }
  const { events, pass, document } = startPage(given)
  await pass()
  expect(events).toEqual([{ type: 'prismicPreviewEnd', detail: null }])
  expect(readPreviewCookie(document.cookie, SITE)).toEqual({ kind: 'no-repository' })
})

it('a page that does not handle the update is reloaded', async () => {
  const given = { cookie: shown, answer: { reload: true, ref: NEXT }, prevents: false }
  const { page, pass } = startPage(given)
  await pass()
  expect(page.reloads).toBe(1)
})

it('a hidden page sends no requests', async () => {
  const { requests, pass } = startPage({ cookie: shown, isVisible: false })
  await pass()
  expect(requests).toEqual([])
})

it.each(['', toCookie({ _tracker: 'x' }), 'io.prismic.preview=%E0'])(
  'the script stops when there is no preview in the cookie %j',
  async (cookie) => {
    const { requests, page, pass } = startPage({ cookie })
    await pass()
    expect(requests).toEqual([])
    expect(page.isRunning).toBe(false)
  },
)
