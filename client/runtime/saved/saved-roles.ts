import { isJobId, PAGE_PATH } from '../../shared/addresses/url-policy.js'

export interface SavedRole {
  id: string
  path: string
  title: string
  /** In ms. */
  savedAt: number
}

export const MOST_ROLES = 200

const OF_PAGE = new RegExp(`^${PAGE_PATH}$`)

/** The roles in a text of any origin, newest first; invalid entries are left out. */
export function parseSavedRoles(text: string | null): SavedRole[] {
  const roles = new Map<string, SavedRole>()
  for (const entry of parseList(text)) {
    const role = toSavedRole(entry)
    if (role !== null && !roles.has(role.id)) roles.set(role.id, role)
  }
  return [...roles.values()].slice(0, MOST_ROLES)
}

function parseList(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

function toSavedRole(entry: unknown): SavedRole | null {
  const { id, path, title, savedAt } = (entry ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || typeof path !== 'string' || typeof title !== 'string') return null
  if (typeof savedAt !== 'number' || !isJobId(id) || !OF_PAGE.test(path)) return null
  return { id, path, title, savedAt }
}

/** `added` in front; those that were there stay as they were. */
export function withRoles(
  roles: readonly SavedRole[],
  added: readonly Omit<SavedRole, 'savedAt'>[],
  savedAt: number,
): SavedRole[] {
  const isNew = ({ id }: { id: string }) => !roles.some((role) => role.id === id)
  return [...added.filter(isNew).map((role) => ({ savedAt, ...role })), ...roles]
}
