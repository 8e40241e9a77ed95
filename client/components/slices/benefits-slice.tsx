import type { SliceView } from '../../shared/page-data/slice-views.js'
import { RichText } from '../elements/rich-text.js'
import { Section } from '../elements/section.js'
import * as words from '#words/listing.js'

type View = Extract<SliceView, { kind: 'benefits_grid' }>

export function BenefitsSlice({ slice }: { slice: View }) {
  const { heading, text, items } = slice
  return (
    <Section
      kind="benefits"
      heading={heading}
      fallbackHeading={words.benefits}
      text={text}
      tone="paper"
    >
      {items.length > 0 && (
        <ul className="benefits">
          {items.map(({ title, text: about }, index) => (
            <li key={index} className="benefit">
              {title !== '' && <h3 className="title">{title}</h3>}
              <RichText content={about} firstLevel={4} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
