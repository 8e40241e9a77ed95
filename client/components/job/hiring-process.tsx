import type { RichSectionView } from '../../shared/page-data/views.js'
import { toHiringSteps } from './hiring-steps.js'
import { RichText } from '../elements/rich-text.js'
import { Section } from '../elements/section.js'
import { Steps } from '../elements/steps.js'

export function HiringProcess({ process }: { process: RichSectionView }) {
  const { before, steps, after } = toHiringSteps(process.content)
  return (
    <Section kind="process" id={process.id} heading={process.heading} text={before} tone="paper">
      {steps.length > 0 && <Steps steps={steps} />}
      <div className="steps-after">
        <RichText content={after} firstLevel={3} />
      </div>
    </Section>
  )
}
