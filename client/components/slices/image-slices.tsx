import type { SliceOf } from '../../shared/page-data/slice-views.js'
import { Image, ImageCredit } from '../elements/image.js'
import { Link } from '../../runtime/links/link.js'
import { RichText } from '../elements/rich-text.js'

export function ImageSlice({ slice }: { slice: SliceOf<'image'> }) {
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

export function ImageWithTextSlice({ slice }: { slice: SliceOf<'image_with_text'> }) {
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

/** A poster with a link, so that nothing is loaded from the video's host before a click. */
export function VideoLinkSlice({ slice }: { slice: SliceOf<'video_link'> }) {
  const { title, text, video, poster, duration, transcript } = slice
  return (
    <section className="section section--video">
      <div className="container side-by-side">
        <div className="video-poster">
          {poster !== null && <Image image={{ ...poster, alt: '' }} />}
          <ImageCredit image={poster} />
        </div>
        <div className="side-by-side-text">
          <h2 className="section-heading">{title}</h2>
          <RichText content={text} firstLevel={3} />
          <ul className="video-links">
            <li>
              <Link to={video} className="more-link">
                {duration === null ? video.label : `${video.label} (${duration})`}
              </Link>
            </li>
            {transcript !== null && (
              <li>
                <Link to={transcript}>{transcript.label}</Link>
              </li>
            )}
          </ul>
        </div>
      </div>
    </section>
  )
}
