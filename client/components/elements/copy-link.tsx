import { useState } from 'react'

export function CopyLink() {
  const [said, setSaid] = useState('')
  const copy = async () => {
    setSaid('')
    try {
      await navigator.clipboard.writeText(window.location.href)
      setSaid('Link copied')
    } catch {
      setSaid('This browser does not let the page copy: take the address from its address bar')
    }
  }
  return (
    <span className="copy-link">
      <button type="button" className="link-button" onClick={() => void copy()}>
        Copy link to this search
      </button>
      <span role="status" className="copy-link-status">
        {said}
      </span>
    </span>
  )
}
