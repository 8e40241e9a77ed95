import type { ImageView } from '../../shared/page-data/views.js'
import { usePlaceholder } from './use-placeholder.js'

export interface ImageProps {
  image: ImageView
  /** Overrides the sizes of the image where the layout knows better. */
  sizes?: string
  /** For an image above the fold: fetched eagerly and with high priority. */
  priority?: boolean
  className?: string
}

export function Image({ image, sizes = image.sizes, priority = false, className }: ImageProps) {
  const ref = usePlaceholder(image.placeholder)
  return (
    <img
      // React sets attributes in this order, and browsers start loading when `src` is set.
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      sizes={sizes}
      srcSet={image.srcSet}
      src={image.url}
      alt={image.alt}
      width={image.width}
      height={image.height}
      className={className === undefined ? 'image' : `image ${className}`}
      data-color={image.color}
      ref={ref}
    />
  )
}
