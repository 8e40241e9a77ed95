import { useState } from 'react'
import { PREVIEW_PATH } from '../../shared/addresses/page-paths.js'

/**
 * Opens a page in this preview, in any browser. It contains the ref, which is a secret: the link
 * gives access to the drafts.
 */
export function toPreviewLink(
  ref: string,
  { documentId, path, asOf }: { documentId: string; path: string; asOf: string | null },
): string {
  const at = asOf === null ? {} : { at: asOf }
  const query = new URLSearchParams({ token: ref, documentId, to: path, ...at })
  return `${window.location.origin}${PREVIEW_PATH}?${query}`
}

/** Shows the link if the browser does not allow copying. */
export function CopyPreviewLink({ link }: { link: string }) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <>
      <button type="button" className="link-button" onClick={() => void copy()}>
        Copy <span className="preview-bar-word">preview </span>link
      </button>
      {outcome === 'failed' && (
        <input
          className="preview-bar-link"
          aria-label="Preview link"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
      <span role="status" className="preview-bar-note">
        {outcome === 'copied' ? 'Copied' : ''}
      </span>
    </>
  )
}
