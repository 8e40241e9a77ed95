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
    shown: page,
    loader: {
      loadPage: async (path) => {
        events.push(`load ${path}`)
        return loads.get(path) ?? toPage(path)
      },
      findRedirect: async () => null,
      prefetchData: async () => {},
      prefetchPage: async () => {},
    },
    buildHash: 'b1',
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
    onLeave: () => void events.push('leave'),
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
    bringUpdate: () => (updateReady = true),
    unloadWatchers,
    unload: () => unloadWatchers.forEach((notify) => notify()),
    fadeWhen: (faded: Promise<void>) => (fading = faded),
    getView: page.get,
    subscribe: page.subscribe,
    shown: () => page.get().resources.page.path,
  }
}

test('the data first, then the fade, then the address, then the page', async () => {
  const { navigate, events, getView } = setUp()
  await navigate('/a?x=1#y')
  expect(events).toEqual(['load /a', 'fade out', 'leave', 'push /a?x=1#y'])
  expect(getView()).toMatchObject({
    resources: { page: { path: '/a' } },
    location: { pathname: '/a', search: '?x=1', hash: '#y' },
    entryKey: 'entry 1',
    transition: 'in',
    arrival: { number: 1, by: 'new', newPage: true },
  })
})

test.each([
  ['asked to', '/a', { replace: true }, 'replace /a'],
  ['going to where one is', '/', {}, 'replace /'],
])('the entry is replaced when %s', async (_, to, options, last) => {
  const { navigate, events } = setUp()
  await navigate(to, options)
  expect(events.at(-1)).toBe(last)
})

test('another place on the page needs no data', async () => {
  const { navigate, events, getView } = setUp()
  await navigate('/#place')
  expect(events).toEqual(['leave', 'push /#place'])
  expect(getView()).toMatchObject({ transition: 'none', arrival: { newPage: false } })
})

test('another query of the page is a navigation', async () => {
  const { navigate, events } = setUp()
  await navigate('/?location=london')
  expect(events).toEqual(['load /', 'fade out', 'leave', 'push /?location=london'])
})

test('a failure is a hard load with query and hash, and nothing else', async () => {
  const { navigate, events, loads, timers } = setUp()
  loads.set('/a', { kind: 'failed', error: new Error('down') })
  await navigate('/a?x=1#y')
  expect(events).toEqual(['load /a', 'hard load /a?x=1#y'])
  expect(timers).toEqual([])
})

test('another build is a hard load of the target', async () => {
  const { navigate, events, loads, shown } = setUp()
  loads.set('/a', toPage('/a', 'b2'))
  await navigate('/a?x=1')
  expect(events).toEqual(['load /a', 'hard load /a?x=1'])
  expect(shown()).toBe('/')
})

test('a build that is not known is no other build', async () => {
  const { navigate, events, loads } = setUp()
  loads.set('/a', toPage('/a', ''))
  await navigate('/a')
  expect(events.at(-1)).toBe('push /a')
})

test('once a new worker is ready, the next navigation is a full load at once', async () => {
  const { navigate, events, bringUpdate } = setUp()
  bringUpdate()
  await navigate('/a?x=1#y')
  expect(events).toEqual(['hard load /a?x=1#y'])
})

describe('a newer navigation cancels an older one', () => {
  test('while it loads', async () => {
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

  test('even if the older one fails', async () => {
    const { navigate, events, loads } = setUp()
    let answer = (_: PageLoad) => {}
    loads.set('/slow', new Promise((resolve) => (answer = resolve)))
    const older = navigate('/slow')
    await navigate('/a')
    answer({ kind: 'failed', error: new Error('down') })
    await older
    expect(events).not.toContain('hard load /slow')
  })

  test('while the page fades', async () => {
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

  test('also with a place on the page that is still shown', async () => {
    const { navigate, fadeWhen, getView, shown } = setUp()
    let faded = () => {}
    fadeWhen(new Promise((resolve) => (faded = resolve)))
    const older = navigate('/a')
    await settle()
    expect(getView().transition).toBe('out')
    await navigate('/#place')
    faded()
    await older
    expect(shown()).toBe('/')
    expect(getView().transition).toBe('none')
  })
})

describe('a load that the browser begins by itself', () => {
  test('cancels the click that it meets, before as after the fade has begun', async () => {
    const { navigate, unload, events, getView, fadeWhen } = setUp()
    const loading = navigate('/a')
    unload()
    await loading
    let fade = () => {}
    fadeWhen(new Promise((resolve) => (fade = resolve)))
    const fading = navigate('/b')
    await settle()
    expect(getView().transition).toBe('out')
    unload()
    fade()
    await fading
    expect(events).toEqual(['load /a', 'load /b', 'fade out'])
    expect(getView()).toMatchObject({ location: { pathname: '/' }, transition: 'none', slow: null })
  })

  test('takes the notice of a slow load along', async () => {
    const { navigate, unload, loads, timers, getView } = setUp()
    loads.set('/slow', new Promise(() => {}))
    void navigate('/slow', { title: 'Slow page' })
    timers[0]?.run()
    unload()
    expect(getView().slow).toBeNull()
  })

  test('leaves alone Back, whose address is there already, and what is newer than the click', async () => {
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

  test('is watched for only while a click is under way', async () => {
    const { navigate, unloadWatchers } = setUp()
    const navigated = navigate('/a')
    expect(unloadWatchers.size).toBe(1)
    await navigated
    expect(unloadWatchers.size).toBe(0)
  })
})

describe('a full load that is under way', () => {
  async function setOff() {
    const all = setUp()
    all.loads.set('/b', { kind: 'failed', error: new Error('down') })
    await all.navigate('/b')
    all.events.length = 0
    return all
  }

  test.each(['/a', '#place'])('gives way to a newer click on %s, by another one', async (to) => {
    const { navigate, events } = await setOff()
    await navigate(to)
    expect(events).toEqual([`hard load ${to.replace(/^#/, '/#')}`])
  })

  test('is over after Back, and in a document that the browser has brought back', async () => {
    const { navigate, followHistory, resume, isNavigating, events } = await setOff()
    await followHistory()
    await navigate('/a')
    expect(events).toContain('push /a')
    await navigate('/b')
    expect(isNavigating()).toBe(true)
    resume()
    expect(isNavigating()).toBe(false)
  })
})

describe('the notice of a slow load', () => {
  test('comes after a second, names the target, and goes with the page', async () => {
    const { navigate, loads, timers, getView } = setUp()
    let answer = (_: PageLoad) => {}
    loads.set('/slow', new Promise((resolve) => (answer = resolve)))
    const done = navigate('/slow', { title: 'Slow page' })
    expect(timers.map(({ ms }) => ms)).toEqual([1000, 10_000])
    expect(getView().slow).toBeNull()
    timers[0]?.run()
    expect(getView().slow).toBe('Slow page')
    answer(toPage('/slow'))
    await done
    expect(getView().slow).toBeNull()
    expect(timers).toEqual([])
  })

  test('of a cancelled load never comes', async () => {
    const { navigate, loads, timers } = setUp()
    loads.set('/slow', new Promise(() => {}))
    void navigate('/slow')
    await navigate('/a')
    expect(timers.filter(({ ms }) => ms === 1000)).toEqual([])
  })
})

test('a target that never answers is left to the browser after ten seconds', async () => {
  const { navigate, loads, timers, events } = setUp()
  loads.set('/dead', new Promise(() => {}))
  const done = navigate('/dead?x=1#y')
  timers.find(({ ms }) => ms === 10_000)?.run()
  await done
  expect(events).toEqual(['load /dead', 'hard load /dead?x=1#y'])
})

test('a target that was given up earlier does not disturb a newer navigation', async () => {
  const { navigate, loads, timers, events, shown } = setUp()
  loads.set('/dead', new Promise(() => {}))
  void navigate('/dead')
  await navigate('/a')
  timers.find(({ ms }) => ms === 10_000)?.run()
  await settle()
  expect(shown()).toBe('/a')
  expect(events).not.toContain('hard load /dead')
})

describe('Back and Forward', () => {
  test('load first and then show, without touching the history', async () => {
    const { navigate, followHistory, events, go, shown, getView } = setUp()
    await navigate('/a')
    events.length = 0
    go(-1)
    await followHistory()
    expect(events).toEqual(['load /', 'fade out'])
    expect(shown()).toBe('/')
    expect(getView()).toMatchObject({ entryKey: 'entry 0', arrival: { by: 'history' } })
  })

  test('to another place or query of the page load nothing', async () => {
    const { navigate, followHistory, events, go, getView } = setUp()
    await navigate('/#place')
    events.length = 0
    go(-1)
    await followHistory()
    expect(events).toEqual([])
    expect(getView()).toMatchObject({
      location: { hash: '' },
      arrival: { by: 'history', newPage: false },
    })
  })

  test('to a page that fails load it in full', async () => {
    const { navigate, followHistory, events, go, loads } = setUp()
    await navigate('/a')
    loads.set('/', { kind: 'failed', error: new Error('down') })
    go(-1)
    await followHistory()
    expect(events.at(-1)).toBe('hard load /')
  })

  test('cancel a navigation that is under way', async () => {
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

test('listeners hear of every change until they stop', async () => {
  const { navigate, subscribe } = setUp()
  const listener = jest.fn()
  const stop = subscribe(listener)
  await navigate('/a')
  const heard = listener.mock.calls.length
  expect(heard).toBeGreaterThan(0)
  stop()
  await navigate('/b')
  expect(listener).toHaveBeenCalledTimes(heard)
})

describe('a refresh', () => {
  test('shows what the address stands for now, in place and without a fade', async () => {
    const { refresh, events, loads, getView } = setUp()
    loads.set('/', { ...toPage('/', ''), notFound: true } as PageLoad)
    await refresh()
    expect(events).toEqual(['load /', 'replace /'])
    expect(getView()).toMatchObject({ transition: 'none', arrival: { by: 'refresh' } })
  })

  test('waits for the navigation under way, and then concerns the page that it led to', async () => {
    const { navigate, refresh, events, fadeWhen } = setUp()
    let fade = () => {}
    fadeWhen(new Promise((resolve) => (fade = resolve)))
    const navigation = navigate('/a')
    const refreshed = refresh()
    await settle()
    expect(events).toEqual(['load /a', 'fade out'])
    fade()
    await Promise.all([navigation, refreshed])
    expect(events.slice(-2)).toEqual(['load /a', 'replace /a'])
  })

  test('gives way to a navigation that begins meanwhile', async () => {
    const { navigate, refresh, events, loads, shown } = setUp()
    let answer: (load: PageLoad) => void = () => {}
    loads.set('/', new Promise<PageLoad>((resolve) => (answer = resolve)))
    const refreshed = refresh()
    await settle()
    await navigate('/a')
    answer(toPage('/'))
    await refreshed
    expect(events).not.toContain('replace /')
    expect(shown()).toBe('/a')
  })
})

test('it tells of a visitor on the way: until the page stands, and for good after a full load', async () => {
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
