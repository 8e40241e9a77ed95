import * as jobWords from '#words/job.js'
import type { JobData } from '../../shared/content-model/content-types.js'
import type { EmploymentType } from '../../shared/content-model/content-values.js'
import type { JobRow } from '../../shared/page-data/views.js'
import { isPresent, toItems } from '../documents/field-values.js'
import { slugify } from '../lib/slugify.js'

/** A map, because an object answers to `constructor`, too. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(jobWords.employmentTypes satisfies Record<EmploymentType, string>),
)

/** As the CMS stores them, each once. One that is not of the closed list is what an editor has written. */
export function toEmploymentTypes({ employment_types }: Pick<JobData, 'employment_types'>) {
  const types = toItems(employment_types).map(({ type }): string | null => type)
  return [...new Set(types)].filter(isPresent)
}

/** The slug is the same in every language. */
export function toTypeView(type: string): JobRow['types'][number] {
  return { slug: slugify(type), name: NAMES.get(type) ?? type }
}
