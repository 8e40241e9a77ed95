import type { SliceView } from '../../shared/page-data/slice-views.js'
import { Image } from '../elements/image.js'
import { ImageCredit } from '../elements/image-credit.js'

export function ImageSlice({ slice }: { slice: Extract<SliceView, { kind: 'image' }> }) {
  const { image, caption } = slice
  return (
    <div className="section section--image">
      <figure className="container figure">
        <Image image={image} />
        <ImageCredit image={image} />
        {caption !== null && <figcaption>{caption}</figcaption>}
      </figure>
    </div>
  )
}
