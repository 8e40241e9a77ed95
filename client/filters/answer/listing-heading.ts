import type { FilterQuery } from '../query/filter-query.js'
import { nameOf, type Vocabulary } from '../query/vocabulary.js'

/** 'Open roles in Engineering' while the department that a link asked for is the only one chosen. */
export function toListingHeading(
  query: FilterQuery,
  departmentParam: string,
  vocabulary: Vocabulary,
): string {
  const [department, ...others] = query.department
  return department !== undefined && department === departmentParam && others.length === 0
    ? `Open roles in ${nameOf(vocabulary, 'department', department)}`
    : 'Open roles'
}
