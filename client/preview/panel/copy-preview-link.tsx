import { useState } from 'react'
import { PREVIEW_PATH } from '../../shared/page-paths.js'

/**
 * The address that opens a page in this preview, in any browser. It holds the ref, which is a secret:
 * whoever has it can read the drafts.
 */
export function toPreviewLink(ref: string, documentId: string, path: string): string {
  const query = new URLSearchParams({ token: ref, documentId, to: path })
  return `${window.location.origin}${PREVIEW_PATH}?${query}`
}

/** Copies the link; where the browser does not allow that, shows it. */
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
        Copy preview link
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
      <span role="status">{outcome === 'copied' ? 'Copied' : ''}</span>
    </>
  )
}
