import { withoutHeading } from '../../content/documents/field-values.js'
import type { RichSectionView } from '../../shared/page-data/views.js'
import { RichText } from '../elements/rich-text.js'

export interface JobSectionProps {
  section: RichSectionView
  lang?: string | undefined
}

export function JobSection({ section, lang }: JobSectionProps) {
  const { id, heading, content } = section
  return (
    <section className="job-section" id={id}>
      <h2>{heading}</h2>
      <RichText content={withoutHeading(content, heading)} firstLevel={3} lang={lang} />
    </section>
  )
}
