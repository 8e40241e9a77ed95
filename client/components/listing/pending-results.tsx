export interface PendingResultsProps {
  /** Null while the roles are loading. */
  retry: (() => void) | null
}

/** Instead of rows that would not be the answer. */
export function PendingResults({ retry }: PendingResultsProps) {
  if (retry === null) return <div className="results-pending" aria-hidden="true" />
  return (
    <div className="empty-results" role="alert">
      <p>The roles could not be loaded.</p>
      <button type="button" className="button button--quiet" onClick={retry}>
        Try again
      </button>
    </div>
  )
}
