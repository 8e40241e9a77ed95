import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const toDeflated = promisify(deflate)

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Colours are compared by the first five bits of red, green and blue. */
const CELLS = 32

/** Colours as bytes of red, green and blue; at most sixteen, so that a pixel takes half a byte. */
export type Palette = readonly (readonly [number, number, number])[]

/** By the first five bits of each part of a colour, which of the palette is nearest. */
export function createNearest(palette: Palette): Uint8Array {
  return Uint8Array.from({ length: CELLS ** 3 }, (_, cell) => {
    const color = [cell >> 10, (cell >> 5) & 31, cell & 31].map((part) => part * 8 + 4)
    const distances = palette.map((known) =>
      known.reduce((sum, part, index) => sum + (part - (color[index] ?? 0)) ** 2, 0),
    )
    return distances.indexOf(Math.min(...distances))
  })
}

/** A PNG of opaque pixels, four bytes each, in the colours of a palette; `width` is even. */
export async function encodeIndexedPng(
  pixels: Uint8Array,
  width: number,
  height: number,
  palette: Palette,
  nearest: Uint8Array,
): Promise<Buffer> {
  const indexOf = (at: number) => {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    return nearest[((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)] ?? 0
  }
  // Each row begins with its filter, which is none.
  const stride = width / 2 + 1
  const rows = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x += 2) {
      const at = (y * width + x) * 4
      rows[y * stride + 1 + x / 2] = (indexOf(at) << 4) | indexOf(at + 4)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Four bits a pixel, colours of a palette.
  header.set([4, 3, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', await toDeflated(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
