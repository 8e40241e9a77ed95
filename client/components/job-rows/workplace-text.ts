import type { Workplace } from '../../shared/content-model/content-values.js'
import type { JobRow } from '../../shared/page-data/views.js'
import * as words from '#words/listing.js'
import { workplaces } from '#words/job.js'

/** 'Hybrid, 2 office days'; null where it is not stated. */
export function toWorkplaceText({ workplace, officeDays }: JobRow): string | null {
  if (workplace === 'Hybrid' && officeDays !== null) return words.hybridWith(officeDays)
  return workplace === null ? null : NAMES[workplace]
}

const NAMES = workplaces satisfies Record<Workplace, string>
