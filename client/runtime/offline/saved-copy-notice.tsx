import { useOnline } from '../../hooks/use-online.js'

const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }

/** `savedAt` is an HTTP date. */
export function SavedCopyNotice({ savedAt }: { savedAt: string | null }) {
  const isOnline = useOnline()
  const date = new Date(savedAt ?? '')
  if (Number.isNaN(date.getTime())) return null
  return (
    <p className="saved-copy" role="note">
      Saved copy from{' '}
      <time dateTime={date.toISOString()}>{date.toLocaleDateString('en-GB', DATE)}</time>.{' '}
      {isOnline ? 'The site did not answer in time.' : 'You are offline.'}
    </p>
  )
}
