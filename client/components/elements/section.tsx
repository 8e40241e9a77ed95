import type { ReactNode } from 'react'
import type { RichTextField } from '@prismicio/client'
import { RichText } from './rich-text.js'

export interface SectionProps {
  /** Suffix of the CSS class, for example 'stats'. */
  kind: string
  heading?: string | null
  /** Visually hidden; used when the editor gave no heading. */
  fallbackHeading?: string
  text?: RichTextField
  tone?: 'white' | 'paper' | 'navy'
  id?: string
  children?: ReactNode
}

export function Section(props: SectionProps) {
  const { kind, heading = null, fallbackHeading, text = [], tone, id, children } = props
  const title = heading ?? fallbackHeading
  return (
    <section id={id} className={`section section--${kind} ${toneClass(tone)}`.trim()}>
      <div className="container">
        {title !== undefined && (
          <h2 className={heading === null ? 'visually-hidden' : 'section-heading'}>{title}</h2>
        )}
        {text.length > 0 && (
          <div className="section-text">
            <RichText content={text} firstLevel={3} />
          </div>
        )}
        {children}
      </div>
    </section>
  )
}

function toneClass(tone: SectionProps['tone']): string {
  if (tone === 'navy') return 'section--navy on-dark'
  return tone === 'paper' ? 'section--paper' : ''
}
