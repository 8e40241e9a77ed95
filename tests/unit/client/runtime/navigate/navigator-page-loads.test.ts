import type { PageLoad } from '../../../../../client/runtime/load/page-loader.js'
import { settle, setUp, toPage } from './navigator-setup.js'

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
