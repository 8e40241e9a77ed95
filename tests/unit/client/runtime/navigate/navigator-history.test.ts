import type { PageLoad } from '../../../../../client/runtime/load/page-loader.js'
import { settle, setUp, toPage } from './navigator-setup.js'

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
