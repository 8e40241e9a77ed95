import type { JobData, SalaryRangeItem } from '../../shared/content-model/content-types.js'
import { toItems, toNumber } from '../documents/field-values.js'

/** Without those whose lower end is above the upper one: nobody knows which of the two is wrong. */
export function toPayRanges({ salary_ranges }: Pick<JobData, 'salary_ranges'>): SalaryRangeItem[] {
  return toItems(salary_ranges).filter((range) => !isReversed(range))
}

export function isReversed(range: SalaryRangeItem): boolean {
  const [min, max] = [toNumber(range.min), toNumber(range.max)]
  return min !== null && max !== null && min > max
}
