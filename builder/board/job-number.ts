import { isJobId } from '../../client/shared/addresses/url-policy.js'
import { shortHash } from '../shared/programs/hash.js'

/** In ten thousand postings, two with one number are expected once in twenty million boards; such two are named. */
const NUMBERS = 900_000_000_000_000n
const FIRST = 100_000_000_000_000n

/**
 * The number of a posting in the site's addresses. Digits stay. Any other id, such as a UUID, becomes 15
 * digits that depend on nothing but the id in lower case: the first 16 hexadecimal digits of its SHA-256,
 * modulo 9·10¹⁴, plus 10¹⁴. Null for what is no id.
 */
export function toJobNumber(id: unknown): string | null {
  if (typeof id === 'number') return Number.isSafeInteger(id) && id >= 0 ? String(id) : null
  if (typeof id !== 'string') return null
  const text = id.trim().toLowerCase()
  if (isJobId(text)) return text
  if (!CODE.test(text)) return null
  return String((BigInt(`0x${shortHash(16, text)}`) % NUMBERS) + FIRST)
}

/** What is shorter, or has no letter, is a mistake. */
const CODE = /^(?=.*[a-z])[a-z0-9_-]{6,100}$/
