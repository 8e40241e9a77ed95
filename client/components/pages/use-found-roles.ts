import { useEffect, useRef, useState } from 'react'
import { useNavigation, type Navigation } from '../../runtime/address/navigation-context.js'
import { mapConcurrent } from '../../shared/lib/map-concurrent.js'
import { JOB_REDIRECT_PATH } from '../../shared/addresses/page-paths.js'
import type { JobView } from '../../shared/page-data/views.js'

export interface WantedRole {
  id: string
  /** Its path when it was saved; a new title may have changed it. Absent in a shared link. */
  path?: string
}

export type FoundRole =
  | { kind: 'open'; job: JobView }
  /** The title is null for a role of which the site knows nothing. */
  | { kind: 'gone'; title: string | null }
  | { kind: 'failed' }

const AT_ONCE = 4

/** What the site says about each role, by id; those that are not in it are loading. */
export function useFoundRoles(roles: readonly WantedRole[]): ReadonlyMap<string, FoundRole> {
  const { loadPageData } = useNavigation()
  const [found, setFound] = useState<ReadonlyMap<string, FoundRole>>(new Map())
  const asked = useRef(new Set<string>())
  useEffect(() => {
    const missing = roles.filter(({ id }) => !asked.current.has(id))
    missing.forEach(({ id }) => asked.current.add(id))
    void mapConcurrent(missing, AT_ONCE, async (role) => {
      const answer = await findRole(role, loadPageData)
      setFound((before) => new Map(before).set(role.id, answer))
    })
  }, [roles, loadPageData])
  return found
}

async function findRole(
  { id, path }: WantedRole,
  load: Navigation['loadPageData'],
): Promise<FoundRole> {
  try {
    const saved = path === undefined ? null : await load(path)
    const page = saved ?? (await load(`${JOB_REDIRECT_PATH}/${id}`))
    switch (page?.componentChunkName) {
      case 'component---job-page':
        return { kind: 'open', job: page.result.data.job }
      case 'component---closed-job-page':
        return { kind: 'gone', title: page.result.data.title }
      default:
        return { kind: 'gone', title: null }
    }
  } catch {
    return { kind: 'failed' }
  }
}
