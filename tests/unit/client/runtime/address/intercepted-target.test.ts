import {
  toInterceptedTarget,
  toInternalTarget,
  type Click,
} from '../../../../../client/shared/addresses/intercepted-target.js'

const ORIGIN = 'https://careers.example'
const CLICK: Click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}
const LINK = { href: `${ORIGIN}/a?x=1#y`, target: '', hasDownload: false }

function target(click: Partial<Click>, given: Partial<typeof LINK> = {}) {
  const link = { ...LINK, ...given, hasAttribute: () => ({ ...LINK, ...given }).hasDownload }
  return toInterceptedTarget({ ...CLICK, ...click }, link, ORIGIN)?.href ?? null
}

test('a plain click on a link to a page is intercepted', () => {
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
])('a click with %j is left to the browser', (click) => {
  expect(target(click)).toBeNull()
})

test.each([[{ target: '_blank' }], [{ target: 'frame' }], [{ hasDownload: true }], [{ href: '' }]])(
  'a click on a link with %j is left to the browser',
  (link) => {
    expect(target({}, link)).toBeNull()
  },
)

test.each([
  'https://other.example/a',
  'http://careers.example/a',
  'https://careers.example:8443/a',
  'mailto:jobs@careers.example',
  'javascript:void 0',
  `${ORIGIN}/terms.PDF?x`,
  `${ORIGIN}/preview/?token=x`,
])('a link to %s is left to the browser', (href) => {
  expect(toInternalTarget(href, ORIGIN)).toBeNull()
})

test('a link to a page of this site leads there', () => {
  expect(toInternalTarget(`${ORIGIN}/a.b/c`, ORIGIN)?.pathname).toBe('/a.b/c')
})
