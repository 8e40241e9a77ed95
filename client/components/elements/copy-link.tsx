import { useState } from 'react'
import type { SiteData } from '../../shared/page-data/page-views.js'
import { withoutSourceParams } from '../../runtime/address/without-source-params.js'
import { useStaticQuery } from '../../runtime/load/static-query-context.js'
import * as words from '#words/listing.js'

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
      setMessage(words.linkCopied)
    } catch {
      setMessage(words.cannotCopy)
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
