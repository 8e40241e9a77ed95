import type { SliceView } from '../../shared/page-data/slice-views.js'
import { Image } from '../elements/image.js'
import { ImageCredit } from '../elements/image-credit.js'

export function QuoteSlice({ slice }: { slice: Extract<SliceView, { kind: 'quote' }> }) {
  const { quote, name, role, photo } = slice
  return (
    <div className="section section--quote">
      <figure className="container quote">
        <blockquote dir="auto">
          <p>{quote}</p>
        </blockquote>
        {name !== null && (
          <figcaption className="quote-source">
            {photo !== null && <Image image={{ ...photo, alt: '' }} className="portrait" />}
            <span>
              <strong>{name}</strong>
              {role !== null && <span className="quote-role">{role}</span>}
              <ImageCredit image={photo} />
            </span>
          </figcaption>
        )}
      </figure>
    </div>
  )
}
