import { useEffect, useRef, useState } from 'react'
import { useNavigation } from '../../runtime/address/navigation-context.js'
import { mapConcurrent } from '../../shared/lib/map-concurrent.js'
import { findRole, type FoundRole, type WantedRole } from './find-role.js'

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
