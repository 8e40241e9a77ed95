import type { ImageView } from '../content/views.js'

export interface ImageProps {
  image: ImageView
  /** Media conditions and widths, for a picture that comes in several sizes. */
  sizes?: string
  /** The picture is in the first screen: fetched at once and first. */
  priority?: boolean
  className?: string
}

/** A picture that keeps its place before it is there. */
export function Image({ image, sizes, priority = false, className }: ImageProps) {
  return (
    <img
      src={image.url}
      alt={image.alt}
      width={image.width}
      height={image.height}
      sizes={sizes}
      className={className === undefined ? 'image' : `image ${className}`}
      data-color={image.color}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  )
}
