import * as words from '#words/listing.js'

export interface PendingResultsProps {
  /** Null while the roles are loading. */
  retry: (() => void) | null
}

/** Instead of rows that would not be the answer. */
export function PendingResults({ retry }: PendingResultsProps) {
  if (retry === null) return <div className="results-pending" aria-hidden="true" />
  return (
    <div className="empty-results" role="alert">
      <p>{words.rolesFailed}</p>
      <button type="button" className="button button--quiet" onClick={retry}>
        {words.tryAgain}
      </button>
    </div>
  )
}
