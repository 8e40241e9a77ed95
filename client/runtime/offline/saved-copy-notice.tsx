import * as words from '#words/frame.js'

/** `savedAt` is an HTTP date. */
export function SavedCopyNotice({ savedAt }: { savedAt: string | null }) {
  const date = new Date(savedAt ?? '')
  if (Number.isNaN(date.getTime())) return null
  const day = (
    <time dateTime={date.toISOString()}>
      {date.toLocaleDateString(words.language, { dateStyle: 'long' })}
    </time>
  )
  return (
    <p className="saved-copy" role="note">
      {...words.savedCopy(day)}
    </p>
  )
}
