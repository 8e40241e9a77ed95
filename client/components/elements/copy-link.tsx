import { useState } from 'react'

export function CopyLink() {
  const [message, setMessage] = useState('')
  const copy = async () => {
    setMessage('')
    try {
      await navigator.clipboard.writeText(window.location.href)
      setMessage('Link copied')
    } catch {
      setMessage('This browser does not let the page copy: take the address from its address bar')
    }
  }
  return (
    <span className="copy-link">
      <button type="button" className="link-button" onClick={() => void copy()}>
        Copy link to this search
      </button>
      <span role="status" className="copy-link-status">
        {message}
      </span>
    </span>
  )
}
