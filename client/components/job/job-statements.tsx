import type { StatementsData } from '../../shared/page-data/page-views.js'
import { useStaticQuery } from '../../runtime/load/static-query-context.js'
import { RichText } from '../elements/rich-text.js'
import * as words from '#words/job.js'

export function JobStatements() {
  const { equalOpportunity, adjustments, privacy } = useStaticQuery<StatementsData>('statements')
  const statements = [
    { heading: words.equalOpportunity, content: equalOpportunity },
    { heading: words.adjustments, content: adjustments },
    { heading: words.personalData, content: privacy },
  ].filter(({ content }) => content.length > 0)
  if (statements.length === 0) return null
  return (
    <div className="job-statements">
      {statements.map(({ heading, content }) => (
        <section key={heading}>
          <h2 className="title">{heading}</h2>
          <RichText content={content} firstLevel={3} />
        </section>
      ))}
    </div>
  )
}

export function FraudNotice() {
  const { fraudNotice } = useStaticQuery<StatementsData>('statements')
  if (fraudNotice.length === 0) return null
  return (
    <div className="fraud-notice">
      <RichText content={fraudNotice} firstLevel={3} />
    </div>
  )
}
