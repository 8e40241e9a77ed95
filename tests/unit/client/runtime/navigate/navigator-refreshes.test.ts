import type { PageLoad } from '../../../../../client/runtime/load/page-loader.js'
import { settle, setUp, toPage, type Site } from './navigator-setup.js'

describe('refreshes', () => {
  test('a refresh shows the current address again without a fade', async () => {
    const { refresh, events, loads, getPage } = setUp()
    loads.set('/', { ...toPage('/', ''), notFound: true } as PageLoad)
    await refresh()
    expect(events).toEqual(['load /'])
    expect(getPage()).toMatchObject({ transition: 'none', arrival: { by: 'refresh' } })
  })

  test('a refresh that cannot be loaded is left to the browser once, and then the page stays', async () => {
    const { refresh, events, loads, forbidReload } = setUp()
    const error = new Error('A chunk is missing.')
    loads.set('/', { kind: 'failed', error })
    await refresh()
    expect(events).toEqual(['load /', 'hard load /'])
    forbidReload()
    await expect(refresh()).rejects.toBe(error)
    expect(events).toEqual(['load /', 'hard load /', 'load /'])
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
