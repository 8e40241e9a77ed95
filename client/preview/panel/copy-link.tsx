import { useState } from 'react'

/** Copies an address; where the browser does not allow that, shows it, to be copied by hand. */
export function CopyLink({ link }: { link: string }) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'by-hand'>('none')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setOutcome('copied')
    } catch {
      setOutcome('by-hand')
    }
  }
  return (
    <>
      <button type="button" className="link-button" onClick={() => void copy()}>
        Copy preview link
      </button>
      {outcome === 'by-hand' && (
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
