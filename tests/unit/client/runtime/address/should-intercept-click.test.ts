import {
  toInterceptedTarget,
  toInternalTarget,
  type ClickFacts,
  type LinkFacts,
} from '../../../../../client/runtime/address/should-intercept-click.js'

const ORIGIN = 'https://careers.example'
const CLICK: ClickFacts = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}
const LINK: LinkFacts = { href: `${ORIGIN}/a?x=1#y`, target: '', hasDownload: false }

const target = (click: Partial<ClickFacts>, link: Partial<LinkFacts> = {}) =>
  toInterceptedTarget({ ...CLICK, ...click }, { ...LINK, ...link }, ORIGIN)?.href ?? null

test('a plain click is ours', () => {
  expect(target({})).toBe(LINK.href)
  expect(target({}, { target: '_self' })).toBe(LINK.href)
})

test.each([
  [{ button: 1 }],
  [{ button: 2 }],
  [{ metaKey: true }],
  [{ ctrlKey: true }],
  [{ shiftKey: true }],
  [{ altKey: true }],
  [{ defaultPrevented: true }],
])('the browser keeps a click with %j', (click) => {
  expect(target(click)).toBeNull()
})

test.each([[{ target: '_blank' }], [{ target: 'frame' }], [{ hasDownload: true }], [{ href: '' }]])(
  'the browser keeps a link with %j',
  (link) => {
    expect(target({}, link)).toBeNull()
  },
)

test.each([
  'https://other.example/a',
  'http://careers.example/a',
  'https://careers.example:8443/a',
  'mailto:jobs@careers.example',
  'tel:+441',
  'javascript:void 0',
  `${ORIGIN}/feed.xml`,
  `${ORIGIN}/terms.PDF?x`,
  `${ORIGIN}/api/preview/exit`,
  `${ORIGIN}/api/jobs.json`,
  `${ORIGIN}/assets/a`,
  `${ORIGIN}/preview`,
  `${ORIGIN}/preview/?token=x`,
])('the browser keeps %s', (href) => {
  expect(toInternalTarget(href, ORIGIN)).toBeNull()
})

test.each(['/', '/index.html', '/qa/1001', '/previews', '/apis', '/a.b/c', '/404.html'])(
  '%s is a page',
  (path) => {
    expect(toInternalTarget(ORIGIN + path, ORIGIN)?.pathname).toBe(path)
  },
)
