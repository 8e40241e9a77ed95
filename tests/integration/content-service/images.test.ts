import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import request from 'supertest'

import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'

let service: TestContentService
let folder: string

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100">
<rect width="100" height="100" fill="#d01020"/><rect x="100" width="100" height="100" fill="#103080"/></svg>`

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-images-'))
  await writeFile(path.join(folder, 'plan.svg'), SVG)
  await writeFile(
    path.join(folder, 'wall.svg'),
    SVG.replace('width="200" height="100"', 'width="9000" height="9000"'),
  )
  await writeFile(path.join(folder, 'notes.txt'), 'not an image')
  await sharp(Buffer.from(SVG), { density: 288 }).png().toFile(path.join(folder, 'photo.png'))
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  await sharp({ create: { width: 64, height: 64, channels: 3, background: '#888', noise } })
    .png()
    .toFile(path.join(folder, 'gravel.png'))
  service = await startContentService({ documents: [], imagesFolder: folder })
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

async function get(file: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${service.url}/images/${file}`, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { response, bytes, type: response.headers.get('content-type') }
}

async function size(file: string) {
  const { width, height, format } = await sharp((await get(file)).bytes).metadata()
  return { width, height, format }
}

it.each([
  ['w=80', 80, 40],
  ['h=50', 100, 50],
  ['w=1600', 1600, 800],
  ['w=1600&fit=max', 800, 400],
  ['w=100&h=100', 100, 50],
  ['w=100&h=100&fit=crop', 100, 100],
  ['w=100&h=100&fit=max', 100, 50],
  ['rect=100,100,200,200', 200, 200],
  ['rect=700,0,900,900&w=50', 50, 200],
  ['w=nonsense&blur=1', 800, 400],
  ['w=-5&blur=1', 800, 400],
])('photo.png?%s has the size %i by %i', async (query, width, height) => {
  expect(await size(`photo.png?${query}`)).toEqual({ width, height, format: 'png' })
})

it.each([
  ['plan.svg?w=80', 80, 40],
  ['plan.svg?w=1000', 1000, 500],
  ['plan.svg?rect=0,0,100,50&w=400', 400, 200],
  ['plan.svg?fm=png', 200, 100],
])('the vector image %s is rasterized to %i by %i', async (file, width, height) => {
  expect(await size(file)).toEqual({ width, height, format: 'png' })
})

it.each([
  ['plan.svg?w=99999&h=99999&fm=jpg&q=1', 2880, 1440],
  ['plan.svg?h=99999&fm=jpg&q=1', 2880, 1440],
  ['plan.svg?w=99999&rect=0,0,1,100&fm=jpg&q=1', 28, 2880],
  ['wall.svg?fm=jpg&q=1', 2880, 2880],
])('the image %s has sides of at most 2,880 pixels', async (file, width, height) => {
  expect(await size(file)).toEqual({ width, height, format: 'jpeg' })
})

it('an image is cropped to the region of rect', async () => {
  const { bytes } = await get('plan.svg?rect=120,0,80,100&fm=png')
  const { dominant } = await sharp(bytes).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)
})

it.each([
  ['photo.png?fm=webp', '', 'image/webp'],
  ['photo.png?fm=jpg', '', 'image/jpeg'],
  ['photo.png?w=64&fm=avif', '', 'image/avif'],
  ['photo.png?w=64', 'image/webp', 'image/png'],
  ['photo.png?w=64&auto=compress,format', 'image/avif,image/webp,*/*', 'image/webp'],
  ['photo.png?w=64&auto=format', 'image/avif,*/*', 'image/avif'],
  ['photo.png?w=64&auto=format', '*/*', 'image/png'],
  ['photo.png?auto=compress,format', 'image/webp', 'image/webp'],
  ['plan.svg?auto=compress,format', 'image/webp', 'image/svg+xml'],
  ['plan.svg?auto=compress,format&w=64', 'image/webp', 'image/webp'],
  ['plan.svg', 'image/webp', 'image/svg+xml'],
  ['photo.png', 'image/webp', 'image/png'],
])('%s for a browser that accepts "%s" has the type %s', async (file, accept, type) => {
  const answer = await get(file, { Accept: accept })
  expect(answer.type).toBe(type)
  const varies = answer.response.headers.get('vary')
  expect(varies).toBe(file.includes('auto') ? 'Accept' : null)
})

it('a vector image without a size is served unchanged', async () => {
  expect((await get('plan.svg?auto=compress,format')).bytes.toString()).toBe(SVG)
})

it('blur makes an image less sharp', async () => {
  const sharpness = async (query: string) =>
    (await sharp((await get(`photo.png?w=100&${query}`)).bytes).stats()).sharpness
  expect(await sharpness('blur=15')).toBeLessThan((await sharpness('')) / 2)
})

it('a lower quality makes a file smaller', async () => {
  const length = async (q: number) => (await get(`gravel.png?fm=webp&q=${q}`)).bytes.length
  expect(await length(5)).toBeLessThan(await length(100))
})

it('an image has the quality 75 unless another is asked for', async () => {
  const { bytes } = await get('gravel.png?fm=jpg')
  // Each quality has its own table in a JPEG.
  const isOf = async (q: number) => bytes.equals((await get(`gravel.png?fm=jpg&q=${q}`)).bytes)
  expect(await Promise.all([74, 75, 76].map(isOf))).toEqual([false, true, false])
})

it.each([
  ['photo.png', 800, 400, 'image/png'],
  ['plan.svg', 200, 100, 'image/svg+xml'],
])('fm=json answers with type and size of %s', async (file, width, height, type) => {
  const { bytes, type: answerType } = await get(`${file}?fm=json`)
  expect(answerType).toContain('application/json')
  expect(JSON.parse(bytes.toString())).toEqual({
    'Content-Type': type,
    PixelWidth: width,
    PixelHeight: height,
  })
})

it('palette=json answers with the colors that stand out', async () => {
  const readPalette = async (file: string) =>
    JSON.parse((await get(`${file}?palette=json`)).bytes.toString()) as unknown
  expect(await readPalette('plan.svg')).toEqual({
    colors: [{ hex: expect.stringMatching(/^#(d01020|103080)$/) }],
    dominant_colors: { vibrant: { hex: '#d01020' } },
  })
  await writeFile(path.join(folder, 'dull.svg'), SVG.replaceAll(/#d01020|#103080/g, '#7a8a80'))
  expect(await readPalette('dull.svg')).toEqual({
    colors: [{ hex: '#7a8a80' }],
    dominant_colors: { muted: { hex: '#7a8a80' } },
  })
})

it('an image can be cached and revalidated', async () => {
  const { response } = await get('photo.png?w=64')
  expect(response.headers.get('cache-control')).toContain('max-age')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const etag = response.headers.get('etag') ?? 'none'
  // `fetch` would add `Cache-Control: no-cache`, which requests the whole image.
  await request(service.url).get('/images/photo.png?w=64').set('If-None-Match', etag).expect(304)
  expect((await get('photo.png?w=65')).response.headers.get('etag')).not.toBe(etag)
})

it('simultaneous requests for an image get the same answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => get(`photo.png?w=${90 + (i % 4)}&fm=webp`)),
  )
  expect(answers.map(({ response }) => response.status)).toEqual(Array(12).fill(200))
  const [first, , , , fifth] = answers
  expect(fifth?.bytes).toEqual(first?.bytes)
})

it('a replaced file is served in its new form', async () => {
  const write = (fill: string) =>
    writeFile(path.join(folder, 'changing.svg'), SVG.replace('#d01020', fill))
  await write('#00ff00')
  const before = await get('changing.svg?w=20')
  await rm(path.join(folder, 'changing.svg'))
  await write('#0000ff')
  expect((await get('changing.svg?w=20')).bytes.equals(before.bytes)).toBe(false)
})

it.each([
  '..%2Frepository.json',
  '%2e%2e%2f%2e%2e%2fpackage.json',
  '..%5Cpackage.json',
  '.hidden.png',
  'photo.png%00.svg',
  'notes.txt',
  'none.png',
  '',
])('the file name "%s" is answered with 404', async (file) => {
  expect((await get(file)).response.status).toBe(404)
})
