import { CARD_WIDTH } from './card-size.js'

/**
 * The pixels that a shape covers: offsets from where it stands, in the order of `createRows`, and how much
 * of each is covered, from 0 to 63.
 */
export interface Mask {
  offsets: Int32Array
  coverage: Uint8Array
}

/** Each row begins with a byte for its filter, which is none. Two pixels are one byte. */
const ROW = CARD_WIDTH + 2

/** The mask of a drawing of four bytes a pixel, whose left upper corner is at `left` and `top` of the shape. */
export function createMask(
  { width, height, pixels }: { width: number; height: number; pixels: Uint8Array },
  left = 0,
  top = 0,
): Mask {
  const offsets = new Int32Array(width * height)
  const coverage = new Uint8Array(width * height)
  let count = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const part = (pixels[(y * width + x) * 4 + 3] ?? 0) >> 2
      if (part === 0) continue
      offsets[count] = (y + top) * ROW + x + left
      coverage[count++] = part
    }
  }
  return { offsets: offsets.slice(0, count), coverage: coverage.slice(0, count) }
}

/** All pixels have the first colour of the palette. */
export function createRows(height: number): Buffer {
  return Buffer.alloc((ROW / 2) * height)
}

/** `blends`: as in `card-palette.ts`. */
export function paint(
  rows: Buffer,
  { offsets, coverage }: Mask,
  { x, y }: { x: number; y: number },
  blends: Uint8Array,
): void {
  const origin = y * ROW + 2 + x
  for (let index = 0; index < offsets.length; index++) {
    const at = origin + (offsets[index] ?? 0)
    const shift = at & 1 ? 0 : 4
    const pair = rows[at >> 1] ?? 0
    const below = (pair >> shift) & 15
    const blended = blends[((coverage[index] ?? 0) << 4) | below] ?? 0
    rows[at >> 1] = (pair & (240 >> shift)) | (blended << shift)
  }
}
