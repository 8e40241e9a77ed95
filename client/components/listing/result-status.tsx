import { Announced } from '../elements/announced.js'

/** The count changes with the rows; it is read out once it has settled. */
export function ResultStatus({ text, announced }: { text: string; announced: string | null }) {
  return (
    <>
      <p className="result-status" role="status" aria-live="off">
        {text}
      </p>
      <Announced text={announced} />
    </>
  )
}
