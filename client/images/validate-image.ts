import * as MESSAGES from '../shared/messages.js'
import type { ImageLayout } from './image-sizes.js'

/** What makes an image of the CMS impossible to draw; null for one that can be drawn. */
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

/** What is wrong with the way in which a picture is asked for; empty if nothing is. */
export function findImagePropProblems({ alt, layout, ...dimensions }: ImageProps): string[] {
  const problems: string[] = []
  if (alt === undefined || alt === null) problems.push(MESSAGES.imageAltMissing)
  if (layout !== 'fullWidth') return problems
  for (const [name, value] of Object.entries(dimensions)) {
    if (value !== undefined) problems.push(MESSAGES.imageFullWidthDimension(name, value))
  }
  return problems
}

function isLength(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
