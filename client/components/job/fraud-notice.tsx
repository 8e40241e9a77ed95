import type { StatementsData } from '../../shared/page-data/page-views.js'
import { useStaticQuery } from '../../runtime/load/static-query-context.js'
import { RichText } from '../elements/rich-text.js'

export function FraudNotice() {
  const { fraudNotice } = useStaticQuery<StatementsData>('statements')
  if (fraudNotice.length === 0) return null
  return (
    <div className="fraud-notice">
      <RichText content={fraudNotice} firstLevel={3} />
    </div>
  )
}
