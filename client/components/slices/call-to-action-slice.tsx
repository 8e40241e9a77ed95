import type { SliceView } from '../../shared/page-data/slice-views.js'
import { Link } from '../../runtime/links/link.js'
import { Section } from '../elements/section.js'

type View = Extract<SliceView, { kind: 'call_to_action' }>

export function CallToActionSlice({ slice }: { slice: View }) {
  const { heading, text, link } = slice
  return (
    <Section kind="call-to-action" heading={heading} text={text} tone="paper">
      {link !== null && (
        <Link to={link} className="button">
          {link.label}
        </Link>
      )}
    </Section>
  )
}
