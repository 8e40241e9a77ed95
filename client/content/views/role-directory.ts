import { isLong } from '../../filters/answer/first-rows.js'
import type { DirectoryRole } from '../../shared/page-data/page-views.js'
import type { CountedLink, JobRow } from '../../shared/page-data/views.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import { groupBy } from '../lib/group-by.js'

/** One page of a directory of roles by title. */
export interface DirectoryPart extends CountedLink {
  roles: DirectoryRole[]
}

/** First segment of the pages that list all roles of a long board. */
export const DIRECTORY_PATH = '/a-to-z'

/** A page of more links is hard to read, and a change of one role would rewrite much. */
const MOST_ROLES = 200

/**
 * Roles by the first letter of their title, a frequent letter in several parts, whose paths are below
 * `basePath`. None where a page can bear all rows itself.
 */
export function toDirectory(rows: readonly JobRow[], basePath: string): DirectoryPart[] {
  if (!isLong(rows)) return []
  const letters = groupBy([...rows].sort(compareTitles), ({ title }) => [toLetter(title)])
  return [...letters]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([letter, roles]) => toParts(letter, roles, basePath))
}

export function toPartLink({ name, path, count }: DirectoryPart): CountedLink {
  return { name, path, count }
}

function toParts(letter: string, rows: readonly JobRow[], basePath: string): DirectoryPart[] {
  const parts = Math.ceil(rows.length / MOST_ROLES)
  return Array.from({ length: parts }, (_, index) => {
    const roles = rows.slice(index * MOST_ROLES, (index + 1) * MOST_ROLES).map(toRole)
    const slug = letter === OTHER ? 'other' : letter.toLowerCase()
    return {
      name: parts === 1 ? letter : `${letter}, part ${index + 1}`,
      path: `${basePath}/${index === 0 ? slug : `${slug}-${index + 1}`}`,
      count: roles.length,
      roles,
    }
  })
}

const toRole = memoizeLatest(({ id, path, title, places }: JobRow): DirectoryRole => ({
  ...{ id, path, title },
  place: places.map(({ name }) => name).join(', '),
}))

/** Titles that begin with a digit or with a letter of another script. */
const OTHER = '0–9 and others'

function toLetter(title: string): string {
  const first = title.trim().normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(first) ? first : OTHER
}

const titles = new Intl.Collator('en', { numeric: true })

function compareTitles(a: JobRow, b: JobRow): number {
  return titles.compare(a.title, b.title) || titles.compare(a.id, b.id)
}
