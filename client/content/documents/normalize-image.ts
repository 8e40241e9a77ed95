import * as MESSAGES from '../../shared/constants/messages.js'
import { toImgixUrl, type ImgixParams } from '../../images/imgix-url.js'
import { findImageProblem } from '../../images/validate-image.js'
import { isRecord } from '../../shared/lib/is-record.js'
import { describeValue } from './describe-value.js'
import type { ImageMetadata } from './to-image.js'
import { reportAt, type FieldPosition } from './normalize-context.js'
import { isParsableUrl } from '../../shared/lib/is-parsable-url.js'
import { isLocalPath } from '../../shared/addresses/local-path.js'

/** A build inlines a much smaller picture instead: see `builder/content/fetch-image-metadata.ts`. */
const PLACEHOLDER: ImgixParams = { w: 100, blur: 15 }
const WEB_ADDRESS = /^https?:\/\//i

/**
 * An image field and its thumbnails, with their metadata. An image that cannot be rendered is reported
 * and stays as it is; `toImage` leaves it out.
 */
export function normalizeImage(image: object, position: FieldPosition): Record<string, unknown> {
  const normalized = withMetadata(image as Record<string, unknown>, position)
  for (const [name, value] of Object.entries(normalized)) {
    const isThumbnail = isRecord(value) && 'dimensions' in value
    if (isThumbnail) normalized[name] = withMetadata(value, position)
  }
  return normalized
}

function withMetadata(
  image: Record<string, unknown>,
  position: FieldPosition,
): Record<string, unknown> {
  const { url } = image
  const { images } = position.options
  if (!url && !image['dimensions']) return { ...image }
  const metadata = typeof url === 'string' ? images?.get(url) : undefined
  const normalized: Record<string, unknown> = { ...image, ...toMembers(image, metadata) }
  if (typeof (normalized['alt'] ?? '') !== 'string') {
    report(`Its alternative text is ${describeValue(normalized['alt'])}`, position)
    normalized['alt'] = null
  }
  const problem = findImageProblem(normalized)
  if (problem !== null) report(problem, position)
  if (typeof url === 'string' && !isWebAddress(url)) {
    report(`${MESSAGES.invalidUrl}: ${JSON.stringify(url)}`, position)
    return { ...normalized, url: null }
  }
  if (problem !== null || typeof url !== 'string' || images !== undefined) return normalized
  return { ...normalized, placeholder: toImgixUrl(url, PLACEHOLDER) }
}

function isWebAddress(url: string): boolean {
  return WEB_ADDRESS.test(url) ? isParsableUrl(url) : isLocalPath(url)
}

function toMembers(image: Record<string, unknown>, metadata: ImageMetadata | undefined) {
  if (metadata === undefined) return {}
  const { color, placeholder, size } = metadata
  return {
    ...(color !== null && { color }),
    ...(placeholder !== null && { placeholder }),
    ...(size !== null && !isRecord(image['dimensions']) && { dimensions: size }),
  }
}

function report(message: string, position: FieldPosition): void {
  reportAt(position, {
    severity: 'warning',
    message: `${message}.`,
    remedy: 'The picture is left out: choose it again.',
  })
}
