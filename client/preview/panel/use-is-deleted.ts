import { useEffect, useState } from 'react'
import type { Site } from '../../content/site/site.js'
import type { PageSource } from '../../runtime/load/page-source.js'
import { normalizePagePath } from '../../shared/addresses/page-paths.js'
import { findDeletedPage } from '../drafts/find-deleted-page.js'

/** Whether the document of the page at an address is published and not in the drafts; a null address has one. */
export function useIsDeleted(
  published: PageSource,
  site: Site | null,
  address: string | null,
): boolean {
  const [deleted, setDeleted] = useState<{ site: Site; address: string } | null>(null)
  useEffect(() => {
    const path = address === null ? null : normalizePagePath(address)
    if (site === null || address === null || path === null) return
    let isCurrent = true
    void findDeletedPage(site, path, published).then((page) => {
      if (isCurrent && page !== null) setDeleted({ site, address })
    })
    return () => void (isCurrent = false)
  }, [published, site, address])
  return deleted !== null && deleted.site === site && deleted.address === address
}
