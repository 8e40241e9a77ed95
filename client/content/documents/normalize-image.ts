import * as MESSAGES from '../../shared/messages.js'
import { findImageProblem } from '../../images/validate-image.js'
import { isRecord } from './field-shapes.js'
import type { ImageMetadata } from './image-metadata.js'
import { reportAt, type FieldPosition } from './normalize-context.js'

const WEB_ADDRESS = /^(https?:\/\/|\/(?![/\\]))/i

/**
 * An image field with what the build knows of the picture, each of its thumbnails included. An image that
 * cannot be drawn is reported and kept as it is; nothing draws it.
 */
export function normalizeImage(image: object, place: FieldPosition): Record<string, unknown> {
  const normalized = withMetadata(image as Record<string, unknown>, place)
  for (const [name, value] of Object.entries(normalized)) {
    const isThumbnail = isRecord(value) && 'dimensions' in value
    if (isThumbnail) normalized[name] = withMetadata(value, place)
  }
  return normalized
}

function withMetadata(
  image: Record<string, unknown>,
  place: FieldPosition,
): Record<string, unknown> {
  const { url } = image
  if (!url && !image['dimensions']) return { ...image }
  const metadata = typeof url === 'string' ? place.options.images.get(url) : undefined
  const normalized = { ...image, ...toMembers(image, metadata) }
  const problem = findImageProblem(normalized)
  if (problem !== null) report(problem, place)
  if (typeof url === 'string' && !WEB_ADDRESS.test(url)) {
    report(`${MESSAGES.invalidUrl}: ${JSON.stringify(url)}`, place)
    return { ...normalized, url: null }
  }
  return normalized
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

function report(message: string, place: FieldPosition): void {
  reportAt(place, {
    severity: 'warning',
    message: `${message}.`,
    remedy: 'The picture is left out: choose it anew.',
  })
}
