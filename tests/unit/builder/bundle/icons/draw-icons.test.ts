import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { drawIcons, ICON_FOLDER } from '../../../../../builder/bundle/icons/draw-icons.js'
import { THEME } from '../../../../../client/shared/constants/theme.js'

const ROOT = path.resolve(__dirname, '../../../../..')
const read = (name: string) => readFileSync(path.join(ROOT, ICON_FOLDER, name))
let icons: Map<string, Buffer>

beforeAll(async () => {
  icons = await drawIcons(ROOT)
})

it.each(['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'favicon.ico'])(
  '%s is drawn from favicon.svg: after a change, npm run icons',
  (name) => {
    expect(icons.get(name)?.equals(read(name))).toBe(true)
  },
)

it('icons of phones keep their edge free, in the colour of the theme', async () => {
  const { data, info } = await sharp(icons.get('icon-192.png'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const edge = Array.from({ length: 18 }, (_, step) => {
    const at = (step * info.width + info.width / 2) * info.channels
    return `#${data.subarray(at, at + 3).toString('hex')}`
  })
  expect(new Set(edge)).toEqual(new Set([THEME.primary]))
})

it('favicon.ico has three sizes, each a whole PNG', async () => {
  const ico = icons.get('favicon.ico') ?? Buffer.alloc(0)
  const sizes = await Promise.all(
    [0, 1, 2].map(async (index) => {
      const [length, offset] = [
        ico.readUInt32LE(14 + 16 * index),
        ico.readUInt32LE(18 + 16 * index),
      ]
      const { format, width, height } = await sharp(
        ico.subarray(offset, offset + length),
      ).metadata()
      return [format, width, height, ico[6 + 16 * index]]
    }),
  )
  expect(sizes).toEqual([16, 32, 48].map((size) => ['png', size, size, size]))
})
