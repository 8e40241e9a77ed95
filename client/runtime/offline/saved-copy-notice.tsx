/** `savedAt` is an HTTP date. */
export function SavedCopyNotice({ savedAt }: { savedAt: string | null }) {
  const date = new Date(savedAt ?? '')
  if (Number.isNaN(date.getTime())) return null
  return (
    <p className="saved-copy" role="note">
      Saved copy from{' '}
      <time dateTime={date.toISOString()}>
        {date.toLocaleDateString('en-GB', { dateStyle: 'long' })}
      </time>
      . The site cannot be reached.
    </p>
  )
}
