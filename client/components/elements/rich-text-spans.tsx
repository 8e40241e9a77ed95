import { Fragment, type ReactNode } from 'react'
import type { RTAnyNode } from '@prismicio/client'
import { toUrl } from '../../content/documents/field-values.js'
import { Link } from '../../runtime/links/link.js'

type Span = Extract<RTAnyNode, { spans: readonly unknown[] }>['spans'][number]

/** Text with its marks. Spans may touch, nest or cross; marks that cross are cut where they do. */
export function RichTextSpans({ text, spans }: { text: string; spans: readonly Span[] }) {
  return <>{renderRange(text, sortSpans(text, spans), 0, text.length)}</>
}

function sortSpans(text: string, spans: readonly Span[]): Span[] {
  return spans
    .map((span) => ({ ...span, end: Math.min(span.end, text.length) }))
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start || b.end - a.end)
}

/** `spans` are in order of their start, the longest first, and lie within the range. */
function renderRange(text: string, spans: readonly Span[], start: number, end: number) {
  const parts: ReactNode[] = []
  let position = start
  let rest = spans
  while (rest[0] !== undefined) {
    const outer = rest[0]
    parts.push(renderText(text.slice(position, outer.start), position))
    const inner: Span[] = []
    const after: Span[] = []
    for (const span of rest.slice(1)) {
      if (span.start < outer.end) inner.push({ ...span, end: Math.min(span.end, outer.end) })
      if (span.end > outer.end) {
        after.push({ ...span, start: Math.max(span.start, outer.end) })
      }
    }
    parts.push(
      <Mark key={`mark-${outer.start}`} span={outer}>
        {renderRange(text, inner, outer.start, outer.end)}
      </Mark>,
    )
    position = outer.end
    rest = after.sort((a, b) => a.start - b.start || b.end - a.end)
  }
  parts.push(renderText(text.slice(position, end), position))
  return parts
}

function Mark({ span, children }: { span: Span; children: ReactNode }) {
  if (span.type === 'strong') return <strong>{children}</strong>
  if (span.type === 'em') return <em>{children}</em>
  if (span.type === 'label') return <span className={`label-${span.data.label}`}>{children}</span>
  const url = span.type === 'hyperlink' ? toUrl(span.data) : null
  return url === null ? <>{children}</> : <Link to={url}>{children}</Link>
}

/** A single line break within a block is one that the editor typed. */
function renderText(text: string, position: number): ReactNode {
  if (text === '') return null
  return (
    <Fragment key={`text-${position}`}>
      {text.split('\n').map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Fragment>
  )
}
