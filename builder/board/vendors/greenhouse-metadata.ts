import type {
  EmploymentType,
  Workplace,
} from '../../../client/shared/content-model/content-values.js'
import { toEmploymentType } from '../../../client/content/values/employment-type.js'
import { toWorkplace } from '../../../client/content/values/workplace.js'
import type { Fields, Note } from '../board-job.js'
import { decodeEntities } from '../text/parse-html.js'
import { toPlainWords } from '../text/plain-words.js'
import { toLine } from '../text/to-line.js'

interface JobMetadata {
  workplace: Workplace | null
  types: EmploymentType[]
  summary: string | null
}

/** The fields that a company gave its jobs, by their names: the first of a name that says something counts. */
export function readMetadata(metadata: readonly Fields[], note: Note): JobMetadata {
  const items = metadata.map(({ name, value }) => ({
    name: decodeEntities(toPlainWords(name)),
    value: typeof value === 'string' ? toLine(value) : value,
  }))
  const used = new Set<object>()
  const find = <Value>(names: RegExp, read: (value: unknown) => Value | null): Value | null => {
    for (const item of items) {
      const value = names.test(item.name) ? read(item.value) : null
      if (value === null) continue
      used.add(item)
      return value
    }
    return null
  }
  const workplace = find(/workplace|work model|working model|remote/i, toWorkplace)
  const types = find(
    /employment type|job type|commitment|contract type|time type/i,
    toEmploymentTypes,
  )
  const summary = find(/^(summary|short description)$/i, (value) =>
    typeof value === 'string' && value !== '' ? value : null,
  )
  const others = items
    .filter((item) => !used.has(item))
    .map(({ name, value }) => ({ name, words: toPlainWords(value) }))
    .filter(({ words }) => words !== '')
    .map(({ name, words }) => `"${name}" (${words})`)
  if (others.length > 0) note(`these fields have no place in a job: ${others.join(', ')}`)
  return { workplace, types: types ?? [], summary }
}

/** Null unless all that is said is a type: of 'Permanent, full time' the half would be lost. */
function toEmploymentTypes(value: unknown): EmploymentType[] | null {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  const types = values.map(toEmploymentType)
  const known = types.filter((type) => type !== null)
  return known.length === 0 || known.length < types.length ? null : [...new Set(known)]
}
