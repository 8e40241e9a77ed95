import { registerServiceWorker } from '../../../../../client/runtime/offline/register-service-worker.js'

class FakeWorker extends EventTarget {
  state = 'installing'
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

async function setUp({
  controlled = false,
  protocol = 'https:',
  hostname = 'x',
  fails = false,
} = {}) {
  const logs: string[] = []
  const log =
    (level: string) =>
    (...parts: unknown[]) =>
      logs.push([level, ...parts.map(String)].join(' '))
  const registration = Object.assign(new EventTarget(), { installing: null as FakeWorker | null })
  const registered: string[] = []
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    register: async (url: string) => {
      registered.push(url)
      if (fails) throw new Error('no')
      return registration
    },
  }) as unknown as ServiceWorkerContainer
  let controls = 0
  const isUpdateReady = registerServiceWorker({
    container,
    location: { protocol, hostname },
    console: { log: log('log'), error: log('error') },
    whenInterested: (register) => register(),
    onFirstControlled: () => (controls += 1),
  })
  await settle()
  const find = () => {
    const worker = new FakeWorker()
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    return worker
  }
  const takeControl = () => container.dispatchEvent(new Event('controllerchange'))
  return { isUpdateReady, find, takeControl, logs, registered, controls: () => controls }
}

test('the first worker makes the content available offline', async () => {
  const { find, takeControl, logs, isUpdateReady, controls, registered } = await setUp()
  const worker = find()
  for (const state of ['installed', 'activating', 'activated']) worker.become(state)
  // Until then it does not see what the page requests.
  expect(controls()).toBe(0)
  takeControl()
  expect(registered).toEqual(['/sw.js'])
  expect(logs).toEqual(['log Content is now available offline!'])
  expect(controls()).toBe(1)
  expect(isUpdateReady()).toBe(false)
})

test('a new worker is an update once it is installed', async () => {
  const { find, logs, isUpdateReady, controls } = await setUp({ controlled: true })
  const worker = find()
  expect(isUpdateReady()).toBe(false)
  worker.become('installed')
  expect(isUpdateReady()).toBe(true)
  worker.become('activated')
  expect(controls()).toBe(0)
  expect(logs).toEqual([])
})

test('a new worker that was installed before the page asked for one is an update', async () => {
  const { takeControl, isUpdateReady, controls } = await setUp({ controlled: true })
  takeControl()
  expect(isUpdateReady()).toBe(true)
  expect(controls()).toBe(0)
})

test.each([true, false])(
  'a worker that becomes redundant is logged (page controlled: %s)',
  async (controlled) => {
    const { find, logs, isUpdateReady } = await setUp({ controlled })
    find().become('redundant')
    expect(logs).toEqual(['error The installing service worker became redundant.'])
    expect(isUpdateReady()).toBe(false)
  },
)

test('an active worker that is replaced is no error', async () => {
  const { find, logs } = await setUp({ controlled: true })
  const worker = find()
  for (const state of ['installed', 'activated', 'redundant']) worker.become(state)
  expect(logs).toEqual([])
})

test('a registration that fails is only logged', async () => {
  const { logs } = await setUp({ fails: true })
  expect(logs).toEqual(['error Error during service worker registration: Error: no'])
})

test.each([
  ['http:', 'careers.example'],
  ['http:', '127.0.0.1'],
  ['http:', 'localhost.example'],
])('the log states why there is no service worker at %s//%s', async (protocol, hostname) => {
  const { logs, registered } = await setUp({ protocol, hostname })
  expect(registered).toEqual([])
  expect(logs).toEqual([
    'error Service workers can only be used over HTTPS, or on localhost for development',
  ])
})

test('the service worker on localhost needs no HTTPS', async () => {
  const { registered } = await setUp({ protocol: 'http:', hostname: 'localhost' })
  expect(registered).toEqual(['/sw.js'])
})

test('nothing is logged in a browser without service workers', () => {
  const log = jest.fn()
  const isUpdateReady = registerServiceWorker({
    container: undefined,
    location: { protocol: 'https:', hostname: 'x' },
    console: { log, error: log },
    whenInterested: (register) => register(),
    onFirstControlled: log,
  })
  expect(isUpdateReady()).toBe(false)
  expect(log).not.toHaveBeenCalled()
})
