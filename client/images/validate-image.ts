import * as MESSAGES from '../shared/constants/messages.js'
import { isLength, type ImageLayout } from './image-sizes.js'

/** Why an image of the CMS cannot be rendered; null if it can. */
export function findImageProblem(image: object): string | null {
  const { url, dimensions } = image as { url?: unknown; dimensions?: unknown }
  if (typeof url !== 'string' || url === '') return MESSAGES.imageUrlMissing
  const { width, height } = (dimensions ?? {}) as { width?: unknown; height?: unknown }
  if (width === undefined || width === null) return MESSAGES.imageWidthMissing
  if (height === undefined || height === null) return MESSAGES.imageHeightMissing
  return isLength(width) && isLength(height) ? null : MESSAGES.imageDimensions
}

export interface ImageProps {
  alt?: string | null
  layout?: ImageLayout
  width?: number
  height?: number
}

/** Problems of the options that code gives for an image; empty if there are none. */
export function findImagePropProblems({ alt, layout, ...dimensions }: ImageProps): string[] {
  const problems: string[] = []
  if (alt === undefined || alt === null) problems.push(MESSAGES.imageAltMissing)
  if (layout !== 'fullWidth') return problems
  for (const [name, value] of Object.entries(dimensions)) {
    if (value !== undefined) problems.push(MESSAGES.imageFullWidthDimension(name, value))
  }
  return problems
}
