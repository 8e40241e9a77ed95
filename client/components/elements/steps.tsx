import type { RichTextField } from '@prismicio/client'
import { RichText } from './rich-text.js'

export interface StepsProps {
  steps: readonly { title: string; content: RichTextField; duration?: string | null }[]
}

export function Steps({ steps }: StepsProps) {
  return (
    <ol className="steps">
      {steps.map(({ title, content, duration = null }, index) => (
        <li key={index} className="step" dir="auto">
          {title !== '' && <h3 className="step-title title">{title}</h3>}
          {duration !== null && <p className="step-duration">{duration}</p>}
          <RichText content={content} firstLevel={4} />
        </li>
      ))}
    </ol>
  )
}
