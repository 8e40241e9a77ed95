import { Fragment } from 'react'
import type { Range } from '../../filters/search/find-match.js'

/** `marks` are in the order of the text and do not overlap. */
export function MarkedText({
  text,
  marks = [],
}: {
  text: string
  marks: readonly Range[] | undefined
}) {
  const ends = [0, ...marks.map(([, end]) => end)]
  return (
    <>
      {marks.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
