import type { RichTextField } from '@prismicio/client'
import type { RichSectionView } from '../../shared/page-data/views.js'
import { RichText } from '../elements/rich-text.js'

export function JobSection({ section }: { section: RichSectionView }) {
  const { id, heading, content } = section
  return (
    <section className="job-section" id={id}>
      <h2>{heading}</h2>
      <RichText content={withoutHeading(content, heading)} firstLevel={3} />
    </section>
  )
}

/** Editors often start a field with the heading that the page adds anyway. */
function withoutHeading(content: RichTextField, heading: string): RichTextField {
  const [first, ...rest] = content
  const repeats =
    first !== undefined &&
    first.type.startsWith('heading') &&
    'text' in first &&
    first.text.trim().toLowerCase() === heading.toLowerCase()
  return repeats ? (rest as unknown as RichTextField) : content
}
