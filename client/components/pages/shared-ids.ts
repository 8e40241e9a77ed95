import { isJobId } from '../../shared/addresses/url-policy.js'
import { SAVED_PATH } from '../../shared/addresses/page-paths.js'
import { MOST_ROLES } from '../../runtime/saved/saved-roles.js'

const KEY = 'roles'

/** The ids of jobs in the query of a shared link; null without that parameter. */
export function toSharedIds(search: string): string[] | null {
  const list = new URLSearchParams(search).get(KEY)
  if (list === null) return null
  const ids = list.split(',').map((id) => id.trim())
  return [...new Set(ids.filter(isJobId))].slice(0, MOST_ROLES)
}

export function toSharedPath(roles: readonly { id: string }[]): string {
  return `${SAVED_PATH}?${KEY}=${roles.map(({ id }) => id).join(',')}`
}
