import { pushQuery, replaceQuery } from '../../../client/components/filter-state/address-query.js'
import { createBrowserHistory } from '../../../client/runtime/address/browser-history.js'
import { createPageLoader } from '../../../client/runtime/load/page-loader.js'
import { createReleaseSource } from '../../../client/runtime/load/release-source.js'
import { listHostileAddresses } from '../../helpers/data/hostile-paths.js'

const ORIGIN = 'https://careers.example'

/** A tab that notes where it is led; `forbid` is Safari's limit of entries. */
function openTab({ href, pathname, search, hash }: URL) {
  const led: string[] = []
  let isForbidden = false
  const lead = (to: string) => void led.push(to)
  const change = (_state: unknown, _title: string, to: string) => {
    lead(to)
    if (isForbidden) throw new Error('Too many entries')
  }
  const tab = {
    location: { href, pathname, search, hash, assign: lead, replace: lead, reload: () => {} },
    history: { state: null, pushState: change, replaceState: change },
  }
  return { tab, led, forbid: () => (isForbidden = true) }
}

describe.each(listHostileAddresses(ORIGIN))('at %s', (address) => {
  test('no change of the address leads to another host', () => {
    const { tab, led, forbid } = openTab(address)
    Object.assign(globalThis, tab)
    replaceQuery('?q=engineer')
    pushQuery('')
    const history = createBrowserHistory(tab as unknown as Window)
    history.hardLoad(new URL('?q=leeds', address))
    forbid()
    history.push(history.url())
    history.replace(new URL('?q=york', address))
    expect(led.map((to) => new URL(to, address).origin)).toEqual(Array(7).fill(ORIGIN))
  })

  test('a search for the page asks no other host', async () => {
    const asked: string[] = []
    const source = createReleaseSource(async (url) => {
      asked.push(new URL(url, ORIGIN).origin)
      return new Response(null, { status: 404 })
    })
    const load = await createPageLoader({ templates: {} as never, source }).loadPage(
      address.pathname,
    )
    expect(load.kind).toBe('failed')
    expect(new Set(asked)).toEqual(new Set([ORIGIN]))
  })
})
