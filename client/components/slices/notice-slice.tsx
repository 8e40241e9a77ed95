import type { SliceView } from '../../shared/page-data/slice-views.js'
import { RichText } from '../elements/rich-text.js'

export function NoticeSlice({ slice }: { slice: Extract<SliceView, { kind: 'notice' }> }) {
  const { heading, text, tone } = slice
  return (
    <div className="section section--notice">
      <div className="container">
        <div className={`notice notice--${tone}`}>
          {heading !== null && <h2 className="notice-heading title">{heading}</h2>}
          <RichText content={text} firstLevel={heading === null ? 2 : 3} />
        </div>
      </div>
    </div>
  )
}
