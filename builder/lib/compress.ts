import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** In bytes: with its headers, a smaller file is one packet anyway. */
const SMALLEST = 1_000
/** In bytes: from this size on the best compression takes too long. */
const LARGE = 1_000_000
const COMPRESSIBLE = /\.(html|css|js|json|svg|xml|txt|ics|webmanifest)$/

export interface PrecompressedFile {
  /** '.br' or '.gz' */
  suffix: string
  body: Uint8Array
}

/**
 * Brotli and gzip forms of a file, where they are worth it. Quality 11 is for files of a code version;
 * content is rebuilt often: 5 takes a twentieth of the time, and 9 a third more and saves hardly a byte.
 */
export async function compress(
  name: string,
  body: Buffer,
  quality: 5 | 11,
): Promise<PrecompressedFile[]> {
  if (body.length < SMALLEST || !COMPRESSIBLE.test(name)) return []
  const isLarge = body.length >= LARGE
  const [brotli, gzipped] = await Promise.all([
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isLarge ? 5 : quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
      },
    }),
    toGzip(body, { level: isLarge ? 6 : 9 }),
  ])
  return [
    { suffix: '.br', body: brotli },
    { suffix: '.gz', body: gzipped },
  ].filter((file) => file.body.length < body.length * 0.95)
}

/**
 * The smallest window that holds the file, as a power of two. With the default of 4 MB, preparing Brotli's
 * tables would take twenty times as long as compressing a page.
 */
function windowFor(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(bytes + 16))))
}
