import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compress } from '../../../../builder/lib/compress.js'

const text = (bytes: number) =>
  Buffer.from(Array.from({ length: bytes / 8 }, (_, index) => `${index}`.padEnd(8)).join(''))

it.each([512, 50_000, 2_000_000])('gives back what it was given, of %i bytes', async (bytes) => {
  const body = text(bytes)
  const [brotli, gzip] = await compress('page.html', body, 9)
  expect([brotli?.suffix, gzip?.suffix]).toEqual(['.br', '.gz'])
  expect(brotliDecompressSync(brotli?.body ?? '').equals(body)).toBe(true)
  expect(gunzipSync(gzip?.body ?? '').equals(body)).toBe(true)
})

it.each([
  ['what is too small', 'page.html', text(504)],
  ['what is compressed already', 'picture.png', text(50_000)],
  [
    'what does not become smaller',
    'page.html',
    Buffer.from(crypto.getRandomValues(new Uint8Array(5_000))),
  ],
])('makes no twin of %s', async (_, name, body) => {
  expect(await compress(name, body, 9)).toEqual([])
})
