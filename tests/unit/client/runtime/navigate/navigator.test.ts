import type { BrowserHistory } from '../../../../../client/runtime/address/browser-history.js'
import { createNavigator } from '../../../../../client/runtime/navigate/navigator.js'
import type { PageLoad } from '../../../../../client/runtime/load/page-loader.js'
import type { PageState } from '../../../../../client/runtime/navigate/page-state.js'
import { createCurrentPage } from '../../../../../client/runtime/navigate/current-page.js'
import { makePage } from '../made-pages.js'

const ORIGIN = 'https://careers.example'
const settle = () => new Promise((resolve) => setImmediate(resolve))

function toPage(path: string, build = 'b1'): PageLoad {
  const page = { ...makePage(path), webpackCompilationHash: build }
  const resources = { page, template: () => null, staticQueryResults: {} }
  return { kind: 'page', resources, notFound: false }
}

function setUp() {
  const events: string[] = []
  const entries = [`${ORIGIN}/`]
  let at = 0
  let updateReady = false
  const loads = new Map<string, PageLoad | Promise<PageLoad>>()
  const unloadWatchers = new Set<() => void>()
  const timers: { ms: number; run: () => void }[] = []
  let fading: Promise<void> = Promise.resolve()
  const short = (href: string) => href.replace(ORIGIN, '')

  const history: BrowserHistory = {
    url: () => new URL(entries[at] ?? ''),
    entryKey: () => `entry ${at}`,
    push: (href) => {
      events.push(`push ${href}`)
      entries.splice(++at, entries.length, ORIGIN + href)
    },
    replace: (href) => {
      events.push(`replace ${href}`)
      entries[at] = ORIGIN + href
    },
    hardLoad: (href) => void events.push(`hard load ${short(href)}`),
  }
  const first: PageState = {
    resources: (toPage('/') as { resources: PageState['resources'] }).resources,
    location: { pathname: '/', search: '', hash: '' },
    entryKey: 'entry 0',
    transition: 'none',
    slow: null,
    arrival: null,
  }
  const page = createCurrentPage(first)
  const navigator = createNavigator({
    history,
    current: page,
    loader: {
      loadPage: async (path) => {
        events.push(`load ${path}`)
        return loads.get(path) ?? toPage(path)
      },
      findRedirect: async () => null,
      prefetchData: async () => {},
      prefetchPage: async () => {},
      loadPageData: async () => null,
      loadQuery: async () => null,
    },
    buildHash: 'b1',
    beforeOtherBuild: ({ pathname }) => void events.push(`before the other build of ${pathname}`),
    isUpdateReady: () => updateReady,
    fadeOut: () => {
      events.push('fade out')
      return fading
    },
    delay: (ms, run) => {
      const timer = { ms, run }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
    },
    onStart: () => {},
    beforeChange: () => void events.push('before change'),
    watchUnload: (notify) => {
      unloadWatchers.add(notify)
      return () => unloadWatchers.delete(notify)
    },
  })
  return {
    ...navigator,
    events,
    loads,
    timers,
    go: (steps: number) => (at += steps),
    replaceQuery: (search: string) => (entries[at] = `${ORIGIN}/${search}`),
    bringUpdate: () => (updateReady = true),
    unloadWatchers,
    unload: () => unloadWatchers.forEach((notify) => notify()),
    fadeWhen: (faded: Promise<void>) => (fading = faded),
    getPage: page.get,
    subscribe: page.subscribe,
    shown: () => page.get().resources.page.path,
  }
}

type Site = ReturnType<typeof setUp>

test('a navigation loads the data, fades out, changes the address and then the page', async () => {
  const { navigate, events, getPage } = setUp()
  await navigate('/a?x=1#y')
  expect(events).toEqual(['load /a', 'fade out', 'before change', 'push /a?x=1#y'])
  expect(getPage()).toMatchObject({
    resources: { page: { path: '/a' } },
    location: { pathname: '/a', search: '?x=1', hash: '#y' },
    entryKey: 'entry 1',
    transition: 'in',
    arrival: { number: 1, by: 'new', newPage: true },
  })
})

test.each([
  ['the caller requests it', '/a', { replace: true }, 'replace /a'],
  ['the target is the current address', '/', {}, 'replace /'],
])('the history entry is replaced when %s', async (_, to, options, last) => {
  const { navigate, events } = setUp()
  await navigate(to, options)
  expect(events.at(-1)).toBe(last)
})

test('another hash of the current page is shown without loading data', async () => {
  const { navigate, events, getPage } = setUp()
  await navigate('/#place')
  expect(events).toEqual(['before change', 'push /#place'])
  expect(getPage()).toMatchObject({ transition: 'none', arrival: { newPage: false } })
})

test('another query of the current page is loaded like another page', async () => {
  const { navigate, events } = setUp()
  await navigate('/?location=london')
  expect(events).toEqual(['load /', 'fade out', 'before change', 'push /?location=london'])
})

test('a target that fails gets a full page load with its query and hash', async () => {
  const { navigate, events, loads, timers } = setUp()
  loads.set('/a', { kind: 'failed', error: new Error('down') })
  await navigate('/a?x=1#y')
  expect(events).toEqual(['load /a', 'hard load /a?x=1#y'])
  expect(timers).toEqual([])
})

test('a target of another build gets a full page load', async () => {
  const { navigate, events, loads, shown } = setUp()
  loads.set('/a', toPage('/a', 'b2'))
  await navigate('/a?x=1')
  expect(events).toEqual(['load /a', 'before the other build of /a', 'hard load /a?x=1'])
  expect(shown()).toBe('/')
})

test('a target gets a full page load when another build is live than its own', async () => {
  const { navigate, events, loads } = setUp()
  const target = toPage('/a') as PageLoad & { kind: 'page' }
  loads.set('/a', { ...target, resources: { ...target.resources, liveBuildHash: 'b2' } })
  await navigate('/a')
  expect(events.at(-1)).toBe('hard load /a')
})

test('a target of an unknown build is shown without a full page load', async () => {
  const { navigate, events, loads } = setUp()
  loads.set('/a', toPage('/a', ''))
  await navigate('/a')
  expect(events.at(-1)).toBe('push /a')
})

test('the next navigation is a full page load once a new service worker is ready', async () => {
  const { navigate, events, bringUpdate } = setUp()
  bringUpdate()
  await navigate('/a?x=1#y')
  expect(events).toEqual(['hard load /a?x=1#y'])
})

test('Back and Forward are full page loads once a new service worker is ready', async () => {
  const { navigate, followHistory, events, go, bringUpdate, shown } = setUp()
  await navigate('/a')
  await navigate('/a#place')
  events.length = 0
  bringUpdate()
  go(-1)
  await followHistory()
  go(-1)
  await followHistory()
  expect(events).toEqual(['hard load /a', 'hard load /'])
  expect(shown()).toBe('/a')
})

describe('newer navigations', () => {
  test('a newer navigation cancels an older one that is loading', async () => {
    const { navigate, events, loads, shown } = setUp()
    let answer = (_: PageLoad) => {}
    loads.set('/slow', new Promise((resolve) => (answer = resolve)))
    const older = navigate('/slow')
    await navigate('/a')
    answer(toPage('/slow'))
    await older
    expect(shown()).toBe('/a')
    expect(events.filter((event) => event.startsWith('push'))).toEqual(['push /a'])
  })

  test('a newer navigation cancels an older one that fails', async () => {
    const { navigate, events, loads } = setUp()
    let answer = (_: PageLoad) => {}
    loads.set('/slow', new Promise((resolve) => (answer = resolve)))
    const older = navigate('/slow')
    await navigate('/a')
    answer({ kind: 'failed', error: new Error('down') })
    await older
    expect(events).not.toContain('hard load /slow')
  })

  test('a newer navigation cancels an older one while the page fades', async () => {
    const { navigate, fadeWhen, shown, events } = setUp()
    let faded = () => {}
    fadeWhen(new Promise((resolve) => (faded = resolve)))
    const older = navigate('/a')
    await settle()
    const newer = navigate('/b')
    await settle()
    faded()
    await Promise.all([older, newer])
    expect(shown()).toBe('/b')
    expect(events).not.toContain('push /a')
  })

  test('a newer navigation cancels an older one when it only changes the hash', async () => {
    const { navigate, fadeWhen, getPage, shown } = setUp()
    let faded = () => {}
    fadeWhen(new Promise((resolve) => (faded = resolve)))
    const older = navigate('/a')
    await settle()
    expect(getPage().transition).toBe('out')
    await navigate('/#place')
    faded()
    await older
    expect(shown()).toBe('/')
    expect(getPage().transition).toBe('none')
  })
})

describe('page loads by the browser', () => {
  test('a page load by the browser cancels a navigation before and during the fade', async () => {
    const { navigate, unload, events, getPage, fadeWhen } = setUp()
    const loading = navigate('/a')
    unload()
    await loading
    let fade = () => {}
    fadeWhen(new Promise((resolve) => (fade = resolve)))
    const fading = navigate('/b')
    await settle()
    expect(getPage().transition).toBe('out')
    unload()
    fade()
    await fading
    expect(events).toEqual(['load /a', 'load /b', 'fade out'])
    expect(getPage()).toMatchObject({ location: { pathname: '/' }, transition: 'none', slow: null })
  })

  test('a page load by the browser removes the notice of a slow load', async () => {
    const { navigate, unload, loads, timers, getPage } = setUp()
    loads.set('/slow', new Promise(() => {}))
    void navigate('/slow', { title: 'Slow page' })
    timers[0]?.run()
    unload()
    expect(getPage().slow).toBeNull()
  })

  test('a page load by the browser does not cancel Back, nor a newer navigation', async () => {
    const { navigate, followHistory, unload, loads, go, shown } = setUp()
    await navigate('/a')
    loads.set('/dead', new Promise(() => {}))
    void navigate('/dead')
    go(-1)
    const back = followHistory()
    unload()
    await back
    expect(shown()).toBe('/')
  })

  test('a page load by the browser is watched for only during a navigation', async () => {
    const { navigate, unloadWatchers } = setUp()
    const navigated = navigate('/a')
    expect(unloadWatchers.size).toBe(1)
    await navigated
    expect(unloadWatchers.size).toBe(0)
  })
})

describe('full page loads', () => {
  async function startFullLoad() {
    const all = setUp()
    all.loads.set('/b', { kind: 'failed', error: new Error('down') })
    await all.navigate('/b')
    all.events.length = 0
    return all
  }

  test.each(['/a', '#place'])(
    'a full page load that has begun is replaced by one of the newer target %s',
    async (to) => {
      const { navigate, events } = await startFullLoad()
      await navigate(to)
      expect(events).toEqual([`hard load ${to.replace(/^#/, '/#')}`])
    },
  )

  test('a full page load ends after Back and when a document is restored', async () => {
    const { navigate, followHistory, resume, isNavigating, events } = await startFullLoad()
    await followHistory()
    await navigate('/a')
    expect(events).toContain('push /a')
    await navigate('/b')
    expect(isNavigating()).toBe(true)
    resume()
    expect(isNavigating()).toBe(false)
  })
})

describe('slow loads', () => {
  test('the notice of a slow load appears after a second and goes with the old page', async () => {
    const { navigate, loads, timers, getPage } = setUp()
    let answer = (_: PageLoad) => {}
    loads.set('/slow', new Promise((resolve) => (answer = resolve)))
    const done = navigate('/slow', { title: 'Slow page' })
    expect(timers.map(({ ms }) => ms)).toEqual([1000, 10_000])
    expect(getPage().slow).toBeNull()
    timers[0]?.run()
    expect(getPage().slow).toBe('Slow page')
    answer(toPage('/slow'))
    await done
    expect(getPage().slow).toBeNull()
    expect(timers).toEqual([])
  })

  test('the notice of a slow load does not appear for a cancelled load', async () => {
    const { navigate, loads, timers } = setUp()
    loads.set('/slow', new Promise(() => {}))
    void navigate('/slow')
    await navigate('/a')
    expect(timers.filter(({ ms }) => ms === 1000)).toEqual([])
  })
})

test('a target that does not answer is left to the browser after ten seconds', async () => {
  const { navigate, loads, timers, events } = setUp()
  loads.set('/dead', new Promise(() => {}))
  const done = navigate('/dead?x=1#y')
  timers.find(({ ms }) => ms === 10_000)?.run()
  await done
  expect(events).toEqual(['load /dead', 'hard load /dead?x=1#y'])
})

test('a target that was cancelled does not disturb a newer navigation', async () => {
  const { navigate, loads, timers, events, shown } = setUp()
  loads.set('/dead', new Promise(() => {}))
  void navigate('/dead')
  await navigate('/a')
  timers.find(({ ms }) => ms === 10_000)?.run()
  await settle()
  expect(shown()).toBe('/a')
  expect(events).not.toContain('hard load /dead')
})

describe('history', () => {
  test('Back and Forward load a page before they show it, and add no history entry', async () => {
    const { navigate, followHistory, events, go, shown, getPage } = setUp()
    await navigate('/a')
    events.length = 0
    go(-1)
    await followHistory()
    expect(events).toEqual(['load /', 'fade out'])
    expect(shown()).toBe('/')
    expect(getPage()).toMatchObject({ entryKey: 'entry 0', arrival: { by: 'history' } })
  })

  test('Back and Forward within a page load nothing', async () => {
    const { navigate, followHistory, events, go, getPage } = setUp()
    await navigate('/#place')
    events.length = 0
    go(-1)
    await followHistory()
    expect(events).toEqual([])
    expect(getPage()).toMatchObject({
      location: { hash: '' },
      arrival: { by: 'history', newPage: false },
    })
  })

  test('Back and Forward to a page that fails cause a full page load', async () => {
    const { navigate, followHistory, events, go, loads } = setUp()
    await navigate('/a')
    loads.set('/', { kind: 'failed', error: new Error('down') })
    go(-1)
    await followHistory()
    expect(events.at(-1)).toBe('hard load /')
  })

  test('Back and Forward cancel a navigation', async () => {
    const { navigate, followHistory, loads, go, shown } = setUp()
    await navigate('/a')
    let answer = (_: PageLoad) => {}
    loads.set('/slow', new Promise((resolve) => (answer = resolve)))
    const older = navigate('/slow')
    go(-1)
    await followHistory()
    answer(toPage('/slow'))
    await older
    expect(shown()).toBe('/')
  })
})

test('listeners are called for every change until they unsubscribe', async () => {
  const { navigate, subscribe } = setUp()
  const listener = jest.fn()
  const stop = subscribe(listener)
  await navigate('/a')
  const calls = listener.mock.calls.length
  expect(calls).toBeGreaterThan(0)
  stop()
  await navigate('/b')
  expect(listener).toHaveBeenCalledTimes(calls)
})

describe('refreshes', () => {
  test('a refresh shows the current address again without a fade', async () => {
    const { refresh, events, loads, getPage } = setUp()
    loads.set('/', { ...toPage('/', ''), notFound: true } as PageLoad)
    await refresh()
    expect(events).toEqual(['load /'])
    expect(getPage()).toMatchObject({ transition: 'none', arrival: { by: 'refresh' } })
  })

  test('a refresh waits for a navigation, and then refreshes the new page', async () => {
    const { navigate, refresh, events, fadeWhen } = setUp()
    let fade = () => {}
    fadeWhen(new Promise((resolve) => (fade = resolve)))
    const navigation = navigate('/a')
    const refreshed = refresh()
    await settle()
    expect(events).toEqual(['load /a', 'fade out'])
    fade()
    await Promise.all([navigation, refreshed])
    expect(events.slice(-2)).toEqual(['push /a', 'load /a'])
  })

  test('a refresh is cancelled by a navigation that starts meanwhile', async () => {
    const { navigate, refresh, events, loads, shown } = setUp()
    let answer: (load: PageLoad) => void = () => {}
    loads.set('/', new Promise<PageLoad>((resolve) => (answer = resolve)))
    const refreshed = refresh()
    await settle()
    await navigate('/a')
    answer(toPage('/'))
    await refreshed
    expect(events.at(-1)).toBe('push /a')
    expect(shown()).toBe('/a')
  })

  test('a refresh cancels no navigation that starts while it waits for another', async () => {
    const { navigate, refresh, loads, fadeWhen, shown } = setUp()
    let fade = () => {}
    let answer: (load: PageLoad) => void = () => {}
    fadeWhen(new Promise((resolve) => (fade = resolve)))
    loads.set('/b', new Promise((resolve) => (answer = resolve)))
    const navigations = [navigate('/a')]
    const refreshed = refresh()
    navigations.push(navigate('/b'))
    fade()
    await settle()
    answer(toPage('/b'))
    await Promise.all([...navigations, refreshed])
    expect(shown()).toBe('/b')
  })

  test('a refresh keeps a query that changes meanwhile', async () => {
    const { refresh, replaceQuery, loads, getPage } = setUp()
    let answer: (load: PageLoad) => void = () => {}
    loads.set('/', new Promise<PageLoad>((resolve) => (answer = resolve)))
    const refreshed = refresh()
    await settle()
    replaceQuery('?q=engineer')
    answer(toPage('/'))
    await refreshed
    expect(getPage()).toMatchObject({
      location: { pathname: '/', search: '?q=engineer' },
      arrival: { by: 'refresh' },
    })
  })

  test.each([
    ['a link to another part of the page', (site: Site) => site.navigate('/#results')],
    ['Back within the page', (site: Site) => site.followHistory()],
  ])('a refresh is begun again after %s', async (_, go) => {
    const site = setUp()
    let answer: (load: PageLoad) => void = () => {}
    site.loads.set('/', new Promise<PageLoad>((resolve) => (answer = resolve)))
    const refreshed = site.refresh()
    await settle()
    await go(site)
    answer(toPage('/'))
    await refreshed
    await settle()
    expect(site.getPage()).toMatchObject({ arrival: { number: 2, by: 'refresh' } })
  })
})

test('a document that comes back does not say that another is loading', async () => {
  const { navigate, resume, loads, timers, getPage } = setUp()
  loads.set('/slow', new Promise(() => {}))
  void navigate('/slow', { title: 'Slow' })
  for (const timer of [...timers].sort((a, b) => a.ms - b.ms)) timer.run()
  await settle()
  expect(getPage().slow).toBe('Slow')
  resume()
  expect(getPage()).toMatchObject({ slow: null, transition: 'none' })
})

test('a document that comes back goes on to where Back led', async () => {
  const { navigate, followHistory, resume, go, loads, shown } = setUp()
  await navigate('/a')
  loads.set('/', new Promise(() => {}))
  go(-1)
  void followHistory()
  await settle()
  loads.delete('/')
  resume()
  await settle()
  await settle()
  expect(shown()).toBe('/')
})

test('isNavigating is true until the page is shown, or for good in a full page load', async () => {
  const { navigate, isNavigating, loads } = setUp()
  expect(isNavigating()).toBe(false)
  const navigated = navigate('/a')
  expect(isNavigating()).toBe(true)
  await navigated
  expect(isNavigating()).toBe(false)
  loads.set('/b', toPage('/b', 'b2'))
  await navigate('/b')
  expect(isNavigating()).toBe(true)
})
