import type { ReactNode } from 'react'
import type { ImageView, LinkView } from '../../shared/page-data/views.js'
import { Link } from '../../runtime/links/link.js'
import { Image } from './image.js'
import { ImageCredit } from './image-credit.js'
import { ContourPattern } from './contour-pattern.js'
import * as words from '#words/listing.js'

export interface BandProps {
  title: string
  /** BCP 47, where the title is in another language than the page. */
  titleLang?: string | undefined
  breadcrumbs?: LinkView[]
  eyebrow?: ReactNode
  image?: ImageView | null
  /** Photographs are cropped at an edge; illustrations fade into the navy background. */
  photograph?: boolean
  /** Seed of the contour pattern that replaces a missing image. */
  seed: string
  variant?: 'front' | 'page'
  children?: ReactNode
}

/** Small screens hide the image, and browsers do not fetch a hidden lazy image. */
const IMAGE_SIZES = '44vw'

export function Band(props: BandProps) {
  const { title, breadcrumbs = [], eyebrow, image = null, seed, variant = 'page' } = props
  return (
    <div className={`band band--${variant} on-dark`}>
      <div className="container band-content">
        <Breadcrumbs links={breadcrumbs} />
        {eyebrow !== undefined && <p className="band-eyebrow">{eyebrow}</p>}
        <h1 className="band-title" lang={props.titleLang} data-length={lengthOf(title)}>
          {title}
        </h1>
        {props.children}
      </div>
      <div className="band-art">
        {(image === null || variant === 'front') && <ContourPattern seed={seed} />}
        {image !== null && (
          <Image
            image={{ ...image, alt: '' }}
            sizes={IMAGE_SIZES}
            className={props.photograph === true ? 'band-photograph' : 'band-image'}
          />
        )}
        <ImageCredit image={image} />
      </div>
    </div>
  )
}

/**
 * Long titles are set smaller, in two steps, and so are those with a word that would not fit a phone, where
 * not every browser can hyphenate it.
 */
function lengthOf(title: string): 'long' | 'longest' | undefined {
  const longestWord = Math.max(...(title.match(/\p{Script=Latin}+/gu) ?? []).map(toLength), 0)
  if (title.length > 80 || longestWord > 18) return 'longest'
  return title.length > 40 || longestWord > 15 ? 'long' : undefined
}

const toLength = ({ length }: string) => length

function Breadcrumbs({ links }: { links: LinkView[] }) {
  if (links.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={words.breadcrumb}>
      <ol>
        {links.map(({ url, label }) => (
          <li key={url}>
            <Link to={url}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
