import type { CareersDocument } from '../../shared/content-model/content-types.js'
import { memoize } from '../../shared/lib/memoize.js'
import { createErrorReport, type Report } from '../documents/problems.js'

/** Levels within a field: the deepest field of an editor has about ten. */
const DEEPEST = 100
/** Characters of a document, and values that are no text: an ordinary document has 10,000. */
const LONGEST = 1_000_000

/**
 * Returns whether all documents can be turned into pages. To be called before anything else looks into
 * them: code that calls itself for each level would overflow the stack.
 */
export function checkExtent(documents: readonly CareersDocument[], report: Report): boolean {
  let isReadable = true
  for (const document of documents) {
    const excess = findExcess(document)
    if (excess === null) continue
    isReadable = false
    createErrorReport(document, report)(excess.field, excess.message, excess.remedy)
  }
  return isReadable
}

interface Excess {
  field: string
  message: string
  remedy: string
}

/** Remembered, because a watching builder meets the same documents again and again. */
const findExcess = memoize((document: CareersDocument): Excess | null => {
  let longest = { field: '', length: 0 }
  let total = 0
  for (const [field, value] of Object.entries(document.data)) {
    const length = measure(value)
    if (length === null) {
      const message = `it is nested more than ${DEEPEST} levels deep.`
      return { field, message, remedy: 'Write the field again in the editor.' }
    }
    if (length > longest.length) longest = { field, length }
    total += length
  }
  if (total <= LONGEST) return null
  const message = `the document has ${toMillions(total)} million characters, ${toMillions(longest.length)} million of them here.`
  return { field: longest.field, message, remedy: 'Shorten it to less than a million.' }
}, new WeakMap())

function toMillions(count: number): string {
  return (count / 1_000_000).toFixed(1)
}

/** The length of all texts and values; null if the value is too deep. */
function measure(field: unknown): number | null {
  let length = 0
  const values: { value: unknown; depth: number }[] = [{ value: field, depth: 0 }]
  for (let next = values.pop(); next !== undefined; next = values.pop()) {
    const { value, depth } = next
    length += typeof value === 'string' ? value.length : 1
    if (typeof value !== 'object' || value === null) continue
    if (depth === DEEPEST) return null
    for (const member of Object.values(value)) values.push({ value: member, depth: depth + 1 })
  }
  return length
}
