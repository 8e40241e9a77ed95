import { counted, toCountText } from '../../shared/lib/counted.js'
import type { Vocabulary } from '../../shared/page-data/listing-views.js'
import type { FilterQuery, SortOrder } from '../../shared/page-data/views.js'
import { nameOf } from '../query/vocabulary.js'

/** 'Open roles in Engineering' while the department of an incoming link is the only one chosen. */
export function toHeadingText(
  query: FilterQuery,
  departmentParam: string,
  vocabulary: Vocabulary,
): string {
  const [department, ...others] = query.department
  return department !== undefined && department === departmentParam && others.length === 0
    ? `Open roles in ${nameOf(vocabulary, 'department', department)}`
    : 'Open roles'
}

/** '43 open roles', '12 of 43 roles'. */
export function toStatusText(found: number, total: number, narrowed: boolean): string {
  if (found === 0) return total === 0 ? 'No open roles' : 'No roles match'
  return narrowed
    ? `${toCountText(found)} of ${counted(total, 'role')}`
    : counted(total, 'open role')
}

/** What a screen reader is told of an answer: '12 of 43 roles, newest first'. */
export function toAnnouncedText(
  answer: { searchNotes: readonly string[]; status: string; found: number },
  sort: SortOrder,
): string {
  const order = sort === 'newest' && answer.found > 0 ? ', newest first' : ''
  return [...answer.searchNotes, answer.status + order].join(' ')
}

/** About values in the URL that no open job has; null if there are none. */
export function toUnknownText(unknown: readonly string[]): string | null {
  if (unknown.length === 0) return null
  const names = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    unknown.map((value) => `‘${value}’`),
  )
  const filter = unknown.length === 1 ? 'that filter was' : 'those filters were'
  return `No open role is listed under ${names}, so ${filter} left out.`
}
