import type { SliceView } from '../../shared/page-data/slice-views.js'
import { Link } from '../../runtime/links/link.js'
import { SearchForm } from '../elements/search-form.js'
import { Section } from '../elements/section.js'
import * as words from '#words/listing.js'

/** A hero that is not first on its page: its heading is an h2. */
export function SectionHero({ slice }: { slice: Extract<SliceView, { kind: 'hero' }> }) {
  const { heading, text, link, showSearch } = slice
  return (
    <Section kind="hero" heading={heading} text={text} tone="navy">
      {showSearch && <SearchForm label={words.findRole} />}
      {link !== null && (
        <Link to={link} className="button">
          {link.label}
        </Link>
      )}
    </Section>
  )
}
