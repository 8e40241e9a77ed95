import { createImageCache } from '../../../../../server/content-service/images/image-cache.js'

const OPEN = { closed: false }
const IMAGE = { bytes: Buffer.alloc(10), contentType: 'image/png' }

function createCountingCache(maxBytes: number) {
  const getOrCreate = createImageCache(maxBytes)
  const created: string[] = []
  const get = (key: string, size = 10) =>
    getOrCreate(key, OPEN, async () => {
      created.push(key)
      return { bytes: Buffer.alloc(size), contentType: 'image/png' }
    })
  return { get, created, getOrCreate }
}

it('an image is created once, even for simultaneous requests', async () => {
  const { get, created } = createCountingCache(100)
  await Promise.all([get('a'), get('a')])
  await get('a')
  expect(created).toEqual(['a'])
})

it('the least recently used image is dropped', async () => {
  const { get, created } = createCountingCache(25)
  await get('a')
  await get('b')
  await get('a')
  await get('c')
  await get('a')
  await get('b')
  expect(created).toEqual(['a', 'b', 'c', 'b'])
})

it('a failure is not cached', async () => {
  const { get, getOrCreate } = createCountingCache(25)
  await expect(getOrCreate('a', OPEN, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect((await get('a')).bytes).toHaveLength(10)
})

/** A cache in which each image is finished by hand. */
function createHeldCache() {
  const getOrCreate = createImageCache(100)
  const begun: string[] = []
  const finish = new Map<string, () => void>()
  const get = (key: string, response: { closed: boolean } = OPEN) =>
    getOrCreate(key, response, () => {
      begun.push(key)
      return new Promise((resolve) => finish.set(key, () => resolve(IMAGE)))
    })
  return { get, begun, finish: (key: string) => finish.get(key)?.() }
}

it('two images are drawn at once, and the others wait for their turn', async () => {
  const { get, begun, finish } = createHeldCache()
  const images = ['a', 'b', 'c', 'd'].map((key) => get(key))
  expect(begun).toEqual(['a', 'b'])
  finish('b')
  await images[1]
  finish('a')
  await images[0]
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  finish('c')
  finish('d')
  await Promise.all(images)
})

it('an image that nobody waits for any more is not drawn, but one of two that wait gets it', async () => {
  const { get, begun, finish } = createHeldCache()
  const drawn = ['a', 'b'].map((key) => get(key))
  const gone = { closed: false }
  const left = expect(get('left', gone)).rejects.toThrow('Nobody waits for this image.')
  const [, shared] = [expect(get('shared', gone)).resolves.toBe(IMAGE), get('shared')]
  gone.closed = true
  finish('a')
  finish('b')
  await Promise.all([...drawn, left])
  finish('shared')
  await shared
  expect(begun).toEqual(['a', 'b', 'shared'])
})
