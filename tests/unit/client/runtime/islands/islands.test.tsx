import { renderToString } from 'react-dom/server'
import {
  ServerRenderedContext,
  loadIslands,
  staticIsland,
} from '../../../../../client/runtime/islands/islands.js'

let loads = 0
const Greeting = staticIsland('greeting', async () => {
  loads += 1
  return ({ name }: { name: string }) => <p>Hello {name}</p>
})

test('a part whose code is not there says which it is', () => {
  expect(() => renderToString(<Greeting name="you" />)).toThrow('"greeting"')
})

test('a part is drawn once its code is there, which is loaded once', async () => {
  await loadIslands()
  await loadIslands()
  expect(loads).toBe(1)
  expect(renderToString(<Greeting name="you" />)).toBe(
    '<div class="page-part" data-part="greeting"><p>Hello <!-- -->you</p></div>',
  )
})

test('where the document has its markup, that is taken as it is', async () => {
  const innerHTML = '<p>Hello from the server</p>'
  Object.assign(globalThis, {
    document: {
      querySelector: (part: string) => (part.includes('"greeting"') ? { innerHTML } : null),
    },
  })
  const page = (
    <ServerRenderedContext value={true}>
      <Greeting name="you" />
    </ServerRenderedContext>
  )
  expect(renderToString(page)).toContain(innerHTML)
})
