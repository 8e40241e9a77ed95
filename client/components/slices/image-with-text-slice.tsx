import type { SliceView } from '../../shared/page-data/slice-views.js'
import { Image } from '../elements/image.js'
import { ImageCredit } from '../elements/image-credit.js'
import { Link } from '../../runtime/links/link.js'
import { RichText } from '../elements/rich-text.js'

type View = Extract<SliceView, { kind: 'image_with_text' }>

export function ImageWithTextSlice({ slice }: { slice: View }) {
  const { heading, text, image, side, link } = slice
  return (
    <section className="section section--image-with-text">
      <div className={`container side-by-side side-by-side--${side}`}>
        {image !== null && (
          <div className="side-by-side-picture">
            <Image image={image} sizes="(min-width: 48rem) min(50vw, 37rem), 100vw" />
            <ImageCredit image={image} />
          </div>
        )}
        <div className="side-by-side-text">
          {heading !== null && <h2 className="section-heading">{heading}</h2>}
          <RichText content={text} firstLevel={heading === null ? 2 : 3} />
          {link !== null && (
            <p>
              <Link to={link} className="more-link">
                {link.label}
              </Link>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
