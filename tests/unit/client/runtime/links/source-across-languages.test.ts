import type * as watchLinksModule from '../../../../../client/runtime/links/watch-links.js'

/** All that `watchLinks` reads of a link. */
class Link {
  target = ''
  textContent = 'Stelle'
  constructor(public href: string) {}
  closest = () => this
  hasAttribute = () => false
}

async function follow(href: string) {
  jest.resetModules()
  process.env['CONTENT_LANGS'] = 'en-gb,de-de'
  Object.assign(globalThis, { Element: Link })
  const { watchLinks } =
    (await import('../../../../../client/runtime/links/watch-links.js')) as typeof watchLinksModule
  delete process.env['CONTENT_LANGS']
  const listeners = new Map<string, (event: unknown) => void>()
  const navigated: string[] = []
  watchLinks({
    document: {
      location: { origin: 'https://careers.example' },
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    } as unknown as Document,
    navigate: async (to) => void navigated.push(to),
    prefetcher: { onIntent: (path) => navigated.push(`prefetch ${path}`), onVisible: () => {} },
    onFollow: () => {},
    withSource: (url) => `${url}?source=board`,
  })
  const link = new Link(href)
  const event = {
    target: link,
    button: 0,
    defaultPrevented: false,
    preventDefault: () => (event.defaultPrevented = true),
  }
  listeners.get('mouseover')?.(event)
  listeners.get('click')?.(event)
  return { navigated, href: link.href, isTaken: event.defaultPrevented }
}

afterAll(() => Reflect.deleteProperty(globalThis, 'Element'))

it.each(['/de', '/DE'])(
  'the browser opens a page in another language, with the source of the visit, below %s',
  async (base) => {
    expect(await follow(`https://careers.example${base}/stelle/1001`)).toEqual({
      navigated: [],
      href: `https://careers.example${base}/stelle/1001?source=board`,
      isTaken: false,
    })
  },
)

it('the router opens a page in this language, with the source of the visit', async () => {
  const own = 'https://careers.example/role/1001'
  expect(await follow(own)).toEqual({
    navigated: ['prefetch /role/1001', `${own}?source=board`],
    href: own,
    isTaken: true,
  })
})
