import type { ReactNode } from 'react'
import type { Range } from '../../filters/search/find-match.js'

/**
 * `marks` are in the order of the text and do not overlap. Not a component: nothing is marked in most
 * of many rows, and a text alone is the least that React can hold.
 */
export function markText(text: string, marks: readonly Range[] = []): ReactNode {
  if (marks.length === 0) return text
  const ends = [0, ...marks.map(([, end]) => end)]
  const parts = marks.flatMap(([start, end], index) => [
    text.slice(ends[index], start),
    <mark key={start}>{text.slice(start, end)}</mark>,
  ])
  return <span key={marks.join()}>{[...parts, text.slice(ends.at(-1))]}</span>
}
