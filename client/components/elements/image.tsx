import type { ImageView } from '../../shared/page-data/views.js'
import { usePlaceholder } from './use-placeholder.js'

export interface ImageProps {
  image: ImageView
  /** Media conditions and widths, where the place on the page knows better than the picture. */
  sizes?: string
  /** The picture is in the first screen: fetched at once and first. */
  priority?: boolean
  className?: string
}

/** A picture that keeps its place before it is there. */
export function Image({ image, sizes = image.sizes, priority = false, className }: ImageProps) {
  const ref = usePlaceholder(image.placeholder)
  return (
    <img
      // A browser acts on each as it is set: so what decides on loading comes before the address.
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
