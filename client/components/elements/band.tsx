import type { ReactNode } from 'react'
import type { ImageView, LinkView } from '../../shared/page-data/views.js'
import { Link } from '../../runtime/links/link.js'
import { Image, ImageCredit } from './image.js'
import { THEME } from '../../shared/constants/theme.js'
import { createContourRings } from './contour-rings.js'
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

/** Of the contour pattern. */
const WIDTH = 800
const HEIGHT = 600

export function Band(props: BandProps) {
  const { title, breadcrumbs = [], eyebrow, image = null, seed, variant = 'page' } = props
  return (
    <div className={`band band--${variant} on-dark`}>
      <div className="container band-content">
        <Breadcrumbs links={breadcrumbs} />
        {eyebrow !== undefined && <p className="band-eyebrow">{eyebrow}</p>}
        <h1
          className="band-title"
          lang={props.titleLang}
          data-length={lengthOf(title)}
          data-word={wordOf(title)}
        >
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

type Step = 'long' | 'longest' | undefined

/** Long titles are set smaller, in two steps. */
function lengthOf({ length }: string): Step {
  if (length > 80) return 'longest'
  return length > 40 ? 'long' : undefined
}

/** So are titles on a phone with a word that would not fit it: not every browser can hyphenate it. */
function wordOf(title: string): Step {
  const found = title.match(/\p{Script=Latin}+/gu) ?? []
  const longest = Math.max(0, ...found.map(({ length }) => length))
  if (longest > 18) return 'longest'
  return longest > 15 ? 'long' : undefined
}

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

/** An image rather than inline SVG, so that contrast checkers do not see lines over text. */
export function ContourPattern({ seed }: { seed: string }) {
  return (
    <img
      className="contour-pattern"
      src={toDataUrl(createContourRings(seed))}
      width={WIDTH}
      height={HEIGHT}
      alt=""
    />
  )
}

function toDataUrl(rings: string[]): string {
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${WIDTH}' height='${HEIGHT}'` +
    ` viewBox='${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}'>` +
    `<path fill='none' stroke='${THEME.secondary}' stroke-width='1.5' d='${rings.join('')}'/></svg>`
  return `data:image/svg+xml,${svg.replace(/[<>#\s]/g, encodeURIComponent)}`
}
