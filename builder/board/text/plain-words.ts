import { isRecord } from '../../../client/shared/lib/is-record.js'

const DEEPEST = 4
const LONGEST = 2000

/** The words of any JSON value, for a message: {amount: 5, unit: 'GBP'} → '5 GBP'. */
export function toPlainWords(value: unknown, depth = 0): string {
  const members = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : null
  if (members === null) return value === null || value === undefined ? '' : String(value)
  if (depth === DEEPEST) return '…'
  const words = members.map((member) => toPlainWords(member, depth + 1)).filter(Boolean)
  return words.join(', ').slice(0, LONGEST)
}
