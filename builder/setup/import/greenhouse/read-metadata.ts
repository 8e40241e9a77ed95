import type {
  EmploymentType,
  Workplace,
} from '../../../../client/shared/content-model/content-values.js'
import { toEmploymentType } from '../../../../client/content/values/employment-type.js'
import { toWorkplace } from '../../../../client/content/values/workplace.js'
import type { BoardJob } from './board-job.js'
import { decodeEntities } from './parse-html.js'
import { toPlainWords } from './plain-words.js'

export interface JobMetadata {
  workplace: Workplace | null
  types: EmploymentType[]
  summary: string | null
  /** What has no place in a job document: '"Cost centre" (4711)'. */
  others: string[]
}

/** The fields that a company gave its jobs, by their names: the first of a name that says something counts. */
export function readMetadata({ metadata }: Pick<BoardJob, 'metadata'>): JobMetadata {
  const items = (metadata ?? []).map(({ name, value }) => ({
    name: decodeEntities(name ?? ''),
    value: typeof value === 'string' ? decodeEntities(value).replace(/\s+/g, ' ').trim() : value,
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
  return { workplace, types: types ?? [], summary, others }
}

/** Null unless all that is said is a type: of 'Permanent, full time' the half would be lost. */
function toEmploymentTypes(value: unknown): EmploymentType[] | null {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  const types = values.map(toEmploymentType)
  const known = types.filter((type) => type !== null)
  return known.length === 0 || known.length < types.length ? null : [...new Set(known)]
}
