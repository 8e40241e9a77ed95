import { renderToString } from 'react-dom/server'
import {
  ServerRenderedContext,
  loadIslands,
  createIsland,
} from '../../../../../client/runtime/islands/islands.js'

let loads = 0
const Greeting = createIsland('greeting', async () => {
  loads += 1
  return ({ name }: { name: string }) => <p>Hello {name}</p>
})

test('an island that is rendered before it is loaded throws its name', () => {
  expect(() => renderToString(<Greeting name="you" />)).toThrow('"greeting"')
})

test('an island is loaded once, and rendered from its code', async () => {
  await loadIslands()
  await loadIslands()
  expect(loads).toBe(1)
  expect(renderToString(<Greeting name="you" />)).toBe(
    '<div class="page-part" data-part="greeting"><p>Hello <!-- -->you</p></div>',
  )
})

test('a server-rendered island renders the markup of the document', async () => {
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
