import type { RichSectionView } from '../content/views.js'
import { toProcess } from './process-steps.js'
import { Section } from './section.js'
import { Steps } from './steps.js'

export function HiringProcess({ process }: { process: RichSectionView }) {
  const { intro, steps } = toProcess(process.content)
  return (
    <Section kind="process" id={process.id} heading={process.heading} text={intro} tone="paper">
      {steps.length === 0 ? null : <Steps steps={steps} />}
    </Section>
  )
}
