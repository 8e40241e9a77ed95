import type { SliceView } from '../../shared/page-data/slice-views.js'
import { Image } from '../elements/image.js'
import { ImageCredit } from '../elements/image-credit.js'
import { Link } from '../../runtime/links/link.js'
import { RichText } from '../elements/rich-text.js'

/** A poster with a link, so that nothing is loaded from the video's host before a click. */
export function VideoLinkSlice({ slice }: { slice: Extract<SliceView, { kind: 'video_link' }> }) {
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
