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
  const asked: string[] = []
  const events: { type: string; detail: unknown }[] = []
  const document = {
    currentScript: { src: 'http://localhost:8090/toolbar.js?new=true&repo=acme' },
    cookie,
    visibilityState: isVisible ? 'visible' : 'hidden',
  }
  let tick = () => {}
  const page = { reloads: 0, isAsking: true }
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
      asked.push(String(url))
      return { json: async () => answer }
    },
    setInterval: (run: () => void) => {
      tick = run
      return 1
    },
    clearInterval: () => (page.isAsking = false),
  })
  const pass = async () => {
    tick()
    await new Promise(setImmediate)
  }
  return { document, asked, events, page, pass }
}

const shown = toCookie({ _tracker: 'AbCdEf12', 'acme.prismic.io': { preview: REF } })

it('asks what has become of the draft, and leaves an unchanged one alone', async () => {
  const { asked, events, pass, document } = startPage({
    cookie: `a=1; ${shown}`,
    answer: { reload: false, ref: REF },
  })
  await pass()
  const [address = ''] = asked
  expect(address).toMatch(/^http:\/\/localhost:8090\/previews\/Yx\/ping\?/)
  expect(new URL(address).searchParams.get('ref')).toBe(REF)
  expect(events).toEqual([])
  expect(document.cookie).toBe(`a=1; ${shown}`)
})

it('tells of an edit, with the new ref in the cookie', async () => {
  const given = { cookie: shown, answer: { reload: true, ref: NEXT } }
  const { events, page, pass, document } = startPage(given)
  await pass()
  expect(events).toEqual([{ type: 'prismicPreviewUpdate', detail: { ref: NEXT } }])
  expect(readPreviewCookie(document.cookie, SITE)).toEqual({ kind: 'preview', ref: NEXT })
  expect(document.cookie).toContain('AbCdEf12')
  expect(page.reloads).toBe(0)
})

it('tells of the end, and leaves the tracker', async () => {
  const given = { cookie: shown, answer: { reload: true, ref: null } }
  const { events, pass, document } = startPage(given)
  await pass()
  expect(events).toEqual([{ type: 'prismicPreviewEnd', detail: null }])
  expect(readPreviewCookie(document.cookie, SITE)).toEqual({ kind: 'no-repository' })
})

it('loads a page anew that does not follow by itself', async () => {
  const given = { cookie: shown, answer: { reload: true, ref: NEXT }, prevents: false }
  const { page, pass } = startPage(given)
  await pass()
  expect(page.reloads).toBe(1)
})

it('asks nothing while the page is hidden', async () => {
  const { asked, pass } = startPage({ cookie: shown, isVisible: false })
  await pass()
  expect(asked).toEqual([])
})

it.each(['', toCookie({ _tracker: 'x' }), 'io.prismic.preview=%E0'])(
  'stops where there is no preview (%j)',
  async (cookie) => {
    const { asked, page, pass } = startPage({ cookie })
    await pass()
    expect(asked).toEqual([])
    expect(page.isAsking).toBe(false)
  },
)
