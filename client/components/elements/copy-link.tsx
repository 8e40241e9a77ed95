import { useState } from 'react'
import type { SiteData } from '../../shared/page-data/page-views.js'
import { withoutSourceParams } from '../../runtime/address/without-source-params.js'
import { useStaticQuery } from '../../runtime/load/static-query-context.js'

export interface CopyLinkProps {
  label: string
  /** Where it leads; by default, the page that is shown. */
  path?: string
}

export function CopyLink({ label, path }: CopyLinkProps) {
  const { sourceParams } = useStaticQuery<SiteData>('site')
  const [message, setMessage] = useState('')
  const copy = async () => {
    setMessage('')
    try {
      await navigator.clipboard.writeText(
        path === undefined
          ? withoutSourceParams(location.href, sourceParams)
          : location.origin + path,
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
