import { language } from '#words/language.js'
import * as words from '#words/runtime.js'
/** `savedAt` is an HTTP date. */
export function SavedCopyNotice({ savedAt }: { savedAt: string | null }) {
  const date = new Date(savedAt ?? '')
  if (Number.isNaN(date.getTime())) return null
  return (
    <p className="saved-copy" role="note">
      {...words.savedCopy(
        <time dateTime={date.toISOString()}>
          {date.toLocaleDateString(language, { dateStyle: 'long' })}
        </time>,
      )}
    </p>
  )
}
