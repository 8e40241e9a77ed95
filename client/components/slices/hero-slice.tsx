import type { SliceOf } from '../../shared/page-data/slice-views.js'
import type { LinkView } from '../../shared/page-data/views.js'
import { Link } from '../../runtime/links/link.js'
import { Band } from '../elements/band.js'
import { RichText } from '../elements/rich-text.js'
import { SearchForm } from '../elements/search-form.js'
import * as words from '#words/listing.js'

export interface HeroSliceProps {
  slice: SliceOf<'hero'>
  title: string
  parents?: LinkView[]
}

export function HeroSlice({ slice, title, parents = [] }: HeroSliceProps) {
  const { heading, text, image, link, showSearch } = slice
  const name = heading ?? title
  return (
    <Band title={name} breadcrumbs={parents} image={image} seed={name} variant="front">
      <div className="band-text">
        <RichText content={text} />
      </div>
      {showSearch && <SearchForm label={words.findRole} />}
      {link !== null && (
        <Link to={link} className="button">
          {link.label}
        </Link>
      )}
    </Band>
  )
}
