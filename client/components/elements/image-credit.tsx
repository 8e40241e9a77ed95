import type { ImageView } from '../../shared/page-data/views.js'

/** The copyright line of a picture, as its editor wrote it. The site's own logo goes without. */
export function ImageCredit({ image }: { image: ImageView | null }) {
  if (image?.copyright === undefined) return null
  return <small className="image-credit">{image.copyright}</small>
}
