import type { PageLoad } from '../../../../../client/runtime/load/page-loader.js'
import { settle, setUp, toPage } from './navigator-setup.js'

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
