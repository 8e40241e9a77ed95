import { loadToolbar } from '../../../../../client/preview/panel/toolbar.js'

const REF = 'https://careers-sample.prismic.io/previews/a:b'
const REPOSITORY = {
  repositoryName: 'careers-sample',
  apiEndpoints: ['https://careers-sample.cdn.prismic.io/api/v2'],
}

/** What a page with the toolbar does with an event, and whether the toolbar reloads the page. */
function tell(type: string, detail?: unknown) {
  const done: unknown[] = []
  const window = new EventTarget()
  const document = { createElement: () => ({}), body: { append: () => {} } }
  Object.assign(globalThis, { window, document })
  loadToolbar(REPOSITORY, { onUpdate: (ref) => done.push(ref), onEnd: () => done.push('end') })
  const event = new CustomEvent(type, { detail, cancelable: true })
  return { isReloaded: window.dispatchEvent(event), done }
}

afterAll(() => {
  for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name)
})

it.each([
  ['prismicPreviewUpdate', { ref: REF }, REF],
  ['prismicPreviewStart', { ref: REF }, REF],
  ['prismicPreviewUpdate', undefined, null],
  ['prismicPreviewUpdate', { ref: null }, null],
  ['prismicPreviewUpdate', { ref: { preview: REF } }, null],
  ['prismicPreviewUpdate', { ref: 'https://evil.example/previews/x' }, null],
  ['prismicPreviewEnd', undefined, 'end'],
])('the event %s with %j is told as %j, and the page is not loaded again', (type, detail, told) => {
  expect(tell(type, detail)).toEqual({ isReloaded: false, done: [told] })
})
