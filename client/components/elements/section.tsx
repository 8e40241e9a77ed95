import type { ReactNode } from 'react'
import type { RichTextField } from '@prismicio/client'
import { RichText } from './rich-text.js'

export interface SectionProps {
  /** Names the look of its content, for example 'stats'. */
  kind: string
  heading?: string | null
  /** Stands in for a heading that an editor left empty, for those who move by headings. */
  fallbackHeading?: string
  text?: RichTextField
  tone?: 'white' | 'paper' | 'navy'
  id?: string
  children?: ReactNode
}

/** One step of a page's rhythm: a heading, a short text, and what it is about. */
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
