import type { SliceView } from '../../shared/page-data/slice-views.js'
import { RichText } from '../elements/rich-text.js'
import { Section } from '../elements/section.js'
import * as words from '#words/listing.js'

/** `<details>` opens without JavaScript, and find-in-page opens closed ones. */
export function FaqSlice({ slice }: { slice: Extract<SliceView, { kind: 'faq' }> }) {
  const { heading, text, items } = slice
  return (
    <Section kind="faq" heading={heading} fallbackHeading={words.questions} text={text}>
      {items.length > 0 && (
        <div className="faq">
          {items.map(({ question, answer }, index) => (
            <details key={index} className="faq-item">
              <summary dir="auto">
                <h3 className="title">{question}</h3>
              </summary>
              <RichText content={answer} firstLevel={4} />
            </details>
          ))}
        </div>
      )}
    </Section>
  )
}
