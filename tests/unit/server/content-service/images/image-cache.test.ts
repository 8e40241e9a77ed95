import { createImageCache } from '../../../../../server/content-service/images/image-cache.js'

function createCountingCache(maxBytes: number) {
  const getOrCreate = createImageCache(maxBytes)
  const created: string[] = []
  const get = (key: string, size = 10) =>
    getOrCreate(key, async () => {
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
  await expect(getOrCreate('a', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect((await get('a')).bytes).toHaveLength(10)
})
