import type { ImageMetadata } from '../../client/content/documents/image-metadata.js'
import { toImgixUrl, type ImgixParams } from '../../client/images/imgix-url.js'
import type { Platform } from '../../client/shared/content-api/platform.js'
import { sendRequest } from '../../client/shared/content-api/send-request.js'
import * as MESSAGES from '../../client/shared/messages.js'
import { decodeDominantColor, decodeImageSize, hasAlpha } from './decode-image-answers.js'
import type { FoundImage } from './find-images.js'

/** Small enough to travel within page data. */
const PLACEHOLDER: ImgixParams = { w: 20, blur: 15, q: 20, fm: 'webp' }
const TIMEOUT_MS = 5_000

/** Asks the image service about one picture. Throws if it does not answer, or not what was asked for. */
export async function fetchImageMetadata(
  { url, hasSize }: FoundImage,
  platform: Platform,
): Promise<ImageMetadata> {
  const [palette, small, size] = await Promise.all([
    fetchJson(toImgixUrl(url, { palette: 'json' }), platform),
    fetchBytes(toImgixUrl(url, PLACEHOLDER), platform),
    hasSize ? null : fetchJson(toImgixUrl(url, { fm: 'json' }), platform).then(decodeImageSize),
  ])
  // Neither may be seen through the picture once that is there.
  if (hasAlpha(small)) return { color: null, placeholder: null, size }
  return {
    color: decodeDominantColor(palette),
    placeholder: `data:image/webp;base64,${Buffer.from(small).toString('base64')}`,
    size,
  }
}

async function fetchJson(url: string, platform: Platform): Promise<unknown> {
  const text = await fetchAnswer(url, platform, (response) => response.text())
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(MESSAGES.imageMetadataUnreadable, { cause })
  }
}

async function fetchBytes(url: string, platform: Platform): Promise<Uint8Array> {
  return new Uint8Array(await fetchAnswer(url, platform, (response) => response.arrayBuffer()))
}

async function fetchAnswer<Body>(
  url: string,
  platform: Platform,
  read: Parameters<typeof sendRequest<Body>>[3],
): Promise<Body> {
  let status = 0
  const body = await sendRequest(platform, url, { timeout: TIMEOUT_MS }, (response) => {
    status = response.status
    return read(response)
  })
  if (status !== 200) throw new Error(`the image service answers with status ${status}`)
  return body
}
