import type { Ref } from 'react'
import { Announced } from '../elements/announced.js'

export interface ResultStatusProps {
  ref?: Ref<HTMLParagraphElement>
  text: string
  announced: string | null
}

/** The count changes with the rows; it is read out once it has settled. */
export function ResultStatus({ ref, text, announced }: ResultStatusProps) {
  return (
    <>
      <p className="result-status" role="status" aria-live="off" ref={ref}>
        {text}
      </p>
      <Announced text={announced} />
    </>
  )
}
