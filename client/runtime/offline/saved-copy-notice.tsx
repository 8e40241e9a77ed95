import { useSavedCopy } from './saved-copy-context.js'

const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }

/** Says that the network is away and of when the shown copy is. */
export function SavedCopyNotice() {
  const savedAt = useSavedCopy()
  if (savedAt === null) return null
  const date = new Date(savedAt)
  if (Number.isNaN(date.getTime())) return null
  return (
    <p className="saved-copy" role="note">
      Saved copy from{' '}
      <time dateTime={date.toISOString()}>{date.toLocaleDateString('en-GB', DATE)}</time>. You seem
      to be offline.
    </p>
  )
}
