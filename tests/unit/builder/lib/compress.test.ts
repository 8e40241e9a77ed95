import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compress } from '../../../../builder/lib/compress.js'

const text = (bytes: number) =>
  Buffer.from(Array.from({ length: bytes / 8 }, (_, index) => `${index}`.padEnd(8)).join(''))

it.each([1_000, 50_000, 2_000_000])(
  'a file of %i bytes is the same after compression and decompression',
  async (bytes) => {
    const body = text(bytes)
    const [brotli, gzip] = await compress('page.html', body, 5)
    expect([brotli?.suffix, gzip?.suffix]).toEqual(['.br', '.gz'])
    expect(brotliDecompressSync(brotli?.body ?? '').equals(body)).toBe(true)
    expect(gunzipSync(gzip?.body ?? '').equals(body)).toBe(true)
  },
)

it.each([
  ['a file that is too small', 'page.html', text(504)],
  ['a file that is already compressed', 'picture.png', text(50_000)],
  [
    'a file that does not become smaller',
    'page.html',
    Buffer.from(crypto.getRandomValues(new Uint8Array(5_000))),
  ],
])('compress writes no precompressed file for %s', async (_, name, body) => {
  expect(await compress(name, body, 5)).toEqual([])
})

it('compress uses the smallest Brotli window that holds the file', async () => {
  // RFC 7932, 9.1: the first bit is 0 for a window of 16 bits; for one of 17 to 24, three more tell.
  const window = async (bytes: number) => {
    const first = (await compress('page.html', text(bytes), 5))[0]?.body[0] ?? 0
    return (first & 1) === 0 ? 16 : 17 + ((first >> 1) & 7)
  }
  expect(await window(50_000)).toBe(16)
  expect(await window(200_000)).toBe(18)
  expect(await window(2_400_000)).toBe(22)
})
