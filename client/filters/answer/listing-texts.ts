import type { Vocabulary } from '../../shared/page-data/listing-views.js'
import type { FilterQuery, SortOrder } from '../../shared/page-data/views.js'
import { nameOf } from '../query/vocabulary.js'
import * as words from '#words/listing.js'

/** 'Open roles in Engineering' while the department of an incoming link is the only one chosen. */
export function toHeadingText(
  query: FilterQuery,
  departmentParam: string,
  vocabulary: Vocabulary,
): string {
  const [department, ...others] = query.department
  return department !== undefined && department === departmentParam && others.length === 0
    ? words.openRolesIn(nameOf(vocabulary, 'department', department))
    : words.openRoles
}

/** '43 open roles', '12 of 43 roles'. */
export function toStatusText(found: number, total: number, narrowed: boolean): string {
  if (found === 0) return total === 0 ? words.noOpenRoles : words.noneMatches
  return narrowed ? words.countOf(found, total) : words.countOpen(total)
}

/** What a screen reader is told of an answer: '12 of 43 roles, newest first'. */
export function toAnnouncedText(
  { searchNotes, status, found }: { searchNotes: readonly string[]; status: string; found: number },
  sort: SortOrder,
): string {
  const answer = sort === 'newest' && found > 0 ? words.newestFirst(status) : status
  return [...searchNotes, answer].join(' ')
}

/** About values in the URL that no open job has; null if there are none. */
export function toUnknownText(unknown: readonly string[]): string | null {
  return unknown.length === 0 ? null : words.unknownValues(unknown)
}
