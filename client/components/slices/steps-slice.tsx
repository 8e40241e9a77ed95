import type { SliceView } from '../../shared/page-data/slice-views.js'
import { Section } from '../elements/section.js'
import { Steps } from '../elements/steps.js'
import * as words from '#words/listing.js'

export function StepsSlice({ slice }: { slice: Extract<SliceView, { kind: 'steps' }> }) {
  const { heading, text, items } = slice
  const steps = items.map(({ title, text: content, duration }) => ({ title, content, duration }))
  return (
    <Section kind="process" heading={heading} fallbackHeading={words.steps} text={text}>
      {steps.length > 0 && <Steps steps={steps} />}
    </Section>
  )
}
