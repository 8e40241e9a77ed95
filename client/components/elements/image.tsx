import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { ImageView } from '../../shared/page-data/views.js'

export interface ImageProps {
  image: ImageView
  /** Overrides the sizes of the image where the layout knows better. */
  sizes?: string
  /** For an image above the fold: fetched eagerly and with high priority. */
  priority?: boolean
  className?: string
}

export function Image({ image, sizes = image.sizes, priority = false, className }: ImageProps) {
  const ref = useRef<HTMLImageElement>(null)
  usePlaceholder(ref, image.placeholder)
  useFailure(ref)
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

/**
 * Shows a blurred preview behind an image until it loads. Set through the DOM, because the content
 * security policy forbids style attributes.
 */
function usePlaceholder(
  ref: RefObject<HTMLImageElement | null>,
  placeholder: string | undefined,
): void {
  useBrowserEffect(() => {
    const image = ref.current
    if (image === null || placeholder === undefined || image.complete) return
    const { style } = image
    style.background = `center / cover no-repeat url("${placeholder}")`
    const remove = () => style.removeProperty('background')
    for (const type of ['load', 'error']) image.addEventListener(type, remove, { once: true })
    return () => {
      for (const type of ['load', 'error']) image.removeEventListener(type, remove)
      remove()
    }
  }, [ref, placeholder])
}

/** Marks an image that cannot be loaded, in whose place browsers draw a frame with a sign. */
function useFailure(ref: RefObject<HTMLImageElement | null>): void {
  useBrowserEffect(() => {
    const image = ref.current
    if (image === null) return
    const mark = () =>
      image.toggleAttribute('data-failed', image.naturalWidth + image.naturalHeight === 0)
    if (image.complete) mark()
    for (const type of ['load', 'error']) image.addEventListener(type, mark)
    return () => {
      for (const type of ['load', 'error']) image.removeEventListener(type, mark)
    }
  }, [ref])
}

/** React warns about useLayoutEffect on the server. */
const useBrowserEffect = typeof window === 'undefined' ? () => {} : useLayoutEffect

/** The copyright line of a picture, as its editor wrote it. The site's own logo goes without. */
export function ImageCredit({ image }: { image: ImageView | null }) {
  if (image?.copyright === undefined) return null
  return <small className="image-credit">{image.copyright}</small>
}
