import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Below this size, in bytes, a twin saves nothing that is worth a file. */
const SMALLEST = 512
/** From this size on, in bytes, a publication would wait longer for the last per cent than it is worth. */
const LARGE = 1_000_000
const COMPRESSIBLE = /\.(html|css|js|json|svg|xml|txt|ics|webmanifest)$/

export interface PrecompressedFile {
  /** '.br' or '.gz' */
  suffix: string
  body: Uint8Array
}

/**
 * The precompressed forms of a file, for servers to send as they are. Quality 11 is for what is
 * made once for a code version; content is made often, and 9 costs a tenth of the time.
 */
export async function compress(
  name: string,
  body: Buffer,
  quality: 9 | 11,
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
  ].filter((twin) => twin.body.length < body.length * 0.95)
}

/**
 * The smallest window that holds the whole file, as a power of two. For the usual one, of 4 MB, the
 * tables that are made ready for each file cost twenty times what a page costs, and save nothing.
 */
function windowFor(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(bytes + 16))))
}
