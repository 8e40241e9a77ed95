import { counted } from '../../shared/counted.js'

/** What the listing found, as its status says it: '43 open roles', '12 of 43 roles'. */
export function toStatusText(found: number, total: number, narrowed: boolean): string {
  if (found === 0) return total === 0 ? 'No open roles' : 'No roles match'
  return narrowed ? `${found} of ${counted(total, 'role')}` : counted(total, 'open role')
}
