import { createImageCache } from '../../../../../server/content-service/images/image-cache.js'

function createCountingCache(maxBytes: number) {
  const getOrCreate = createImageCache<{ bytes: Buffer }>(maxBytes)
  const created: string[] = []
  const get = (key: string, size = 10) =>
    getOrCreate(key, async () => {
      created.push(key)
      return { bytes: Buffer.alloc(size) }
    })
  return { get, created, getOrCreate }
}

it('makes each image once, for those who ask at the same time too', async () => {
  const { get, created } = createCountingCache(100)
  await Promise.all([get('a'), get('a')])
  await get('a')
  expect(created).toEqual(['a'])
})

it('lets go of what was not used for longest', async () => {
  const { get, created } = createCountingCache(25)
  await get('a')
  await get('b')
  await get('a')
  await get('c')
  await get('a')
  await get('b')
  expect(created).toEqual(['a', 'b', 'c', 'b'])
})

it('forgets failures', async () => {
  const { get, getOrCreate } = createCountingCache(25)
  await expect(getOrCreate('a', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect((await get('a')).bytes).toHaveLength(10)
})
