import { useState } from 'react'
import { useMediaQuery } from '../../hooks/use-media-query.js'
import { useMounted } from '../../hooks/use-mounted.js'
import { withoutSourceParams } from '../../runtime/address/without-source-params.js'
import { useStaticQuery } from '../../runtime/load/static-query-context.js'
import type { SiteData } from '../../shared/page-data/page-views.js'
import { CopyLink } from './copy-link.js'
import * as words from '#words/pages.js'

/** Hands the page to another app on a phone or tablet that can; elsewhere it copies the link. */
export function ShareLink({ title }: { title: string }) {
  const { sourceParams } = useStaticQuery<SiteData>('site')
  const mounted = useMounted()
  const isTouched = useMediaQuery('(pointer: coarse)')
  const [isRefused, setRefused] = useState(false)
  if (!mounted) return null
  if (isRefused || !isTouched || !('share' in navigator)) return <CopyLink label={words.copyLink} />
  const share = async () => {
    try {
      await navigator.share({ title, url: withoutSourceParams(location.href, sourceParams) })
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      setRefused(!isCancelled)
    }
  }
  return (
    <button type="button" className="link-button" onClick={() => void share()}>
      {words.share}
    </button>
  )
}
