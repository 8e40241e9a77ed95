import { createLateNavigation } from '../../../../client/app/late-navigation'
import type { PageView } from '../../../../client/navigation/page-view'

function setUp(fails = false) {
  const events: string[] = []
  const running = {
    navigate: async (to: string) => void events.push(`navigate ${to}`),
    prefetch: (to: string) => void events.push(`prefetch ${to}`),
    arrive: () => void events.push('arrive'),
    isNavigating: () => true,
  }
  const load = async () => {
    if (fails) throw new Error('gone')
    return running
  }
  const late = createLateNavigation(load, (href) => void events.push(`leave for ${href}`))
  return { ...late, events }
}

test('what is asked for before the code is there happens once it is', async () => {
  const { navigate, prefetch, start, events } = setUp()
  const navigated = navigate('/a')
  prefetch('/b')
  expect(events).toEqual([])
  await start()
  await navigated
  expect(events).toEqual(['navigate /a', 'prefetch /b'])
})

test('an arrival is answered at once, before the browser draws', async () => {
  const { arrive, start, events } = setUp()
  await start()
  arrive({} as PageView)
  expect(events).toEqual(['arrive'])
})

test('nobody is on the way before there is code to take them', async () => {
  const { isNavigating, start } = setUp()
  expect(isNavigating()).toBe(false)
  await start()
  expect(isNavigating()).toBe(true)
})

test('code that never comes leaves navigating to the browser, and tells of it', async () => {
  const { navigate, prefetch, start, events } = setUp(true)
  const navigated = navigate('/a?b#c')
  prefetch('/b')
  await expect(start()).rejects.toThrow('gone')
  await navigated
  expect(events).toEqual(['leave for /a?b#c'])
})
