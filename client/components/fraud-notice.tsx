import type { StatementsData } from '../content/page-views.js'
import { useStaticQuery } from '../navigation/static-query-context.js'
import { RichText } from './rich-text.js'

/** Near the way to apply: who really recruits for us, and what we never ask for. */
export function FraudNotice() {
  const { fraudNotice } = useStaticQuery<StatementsData>('statements')
  if (fraudNotice.length === 0) return null
  return (
    <div className="fraud-notice">
      <RichText content={fraudNotice} firstLevel={3} />
    </div>
  )
}
