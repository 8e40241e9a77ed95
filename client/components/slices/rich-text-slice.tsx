import type { SliceView } from '../../shared/page-data/slice-views.js'
import { RichText } from '../elements/rich-text.js'

export function RichTextSlice({ slice }: { slice: Extract<SliceView, { kind: 'rich_text' }> }) {
  return (
    <div className="section section--rich-text">
      <div className="container">
        <RichText content={slice.content} />
      </div>
    </div>
  )
}
