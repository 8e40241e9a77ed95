import type { ReactNode } from 'react'
import type { ImageView, LinkView } from '../../shared/page-data/views.js'
import { Image } from './image.js'
import { Breadcrumbs } from './breadcrumbs.js'
import { ContourPattern } from './contour-pattern.js'

export interface BandProps {
  title: string
  breadcrumbs?: LinkView[]
  /** A short word above the title, such as the department. */
  eyebrow?: ReactNode
  image?: ImageView | null
  /** A photograph ends at an edge; a drawing on navy fades into the band. */
  photograph?: boolean
  /** Draws the pattern that stands in for a picture, and always on the front page of small screens. */
  seed: string
  variant?: 'front' | 'page'
  children?: ReactNode
}

/** Small screens hide it, and a lazy picture that is hidden is not fetched. */
const IMAGE_SIZES = '44vw'

/** The navy head of a page: where one is, the h1, and one action at most. */
export function Band(props: BandProps) {
  const { title, breadcrumbs = [], eyebrow, image = null, seed, variant = 'page' } = props
  return (
    <div className={`band band--${variant} on-dark`}>
      <div className="band-art">
        {(image === null || variant === 'front') && <ContourPattern seed={seed} />}
        {image !== null && (
          <Image
            image={{ ...image, alt: '' }}
            sizes={IMAGE_SIZES}
            className={props.photograph === true ? 'band-photograph' : 'band-image'}
          />
        )}
      </div>
      <div className="container band-content">
        <Breadcrumbs links={breadcrumbs} />
        {eyebrow !== undefined && <p className="band-eyebrow">{eyebrow}</p>}
        <h1 className="band-title">{title}</h1>
        {props.children}
      </div>
    </div>
  )
}
