import { useState } from 'react'

export interface CopyLinkProps {
  label: string
  /** Where it leads; by default, the page that is shown. */
  path?: string
}

export function CopyLink({ label, path }: CopyLinkProps) {
  const [message, setMessage] = useState('')
  const copy = async () => {
    setMessage('')
    try {
      await navigator.clipboard.writeText(
        path === undefined ? location.href : location.origin + path,
      )
      setMessage('Link copied')
    } catch {
      setMessage('This browser does not let the page copy: take the address from its address bar')
    }
  }
  return (
    <span className="copy-link">
      <button type="button" className="link-button" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" className="copy-link-status">
        {message}
      </span>
    </span>
  )
}
