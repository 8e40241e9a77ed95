import type {
  JobData,
  LocationDocument,
  SalaryRangeItem,
} from '../../shared/content-model/content-types.js'
import { toDocumentId, toItems, toNumber } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'

type Pay = Pick<JobData, 'salary_ranges'>

/** Without those whose lower end is above the upper one: nobody knows which of the two is wrong. */
export function toPayRanges({ salary_ranges }: Pay): SalaryRangeItem[] {
  return toItems(salary_ranges).filter((range) => !isReversed(range))
}

/** What a job pays at a location: the ranges of that, else of what it is in, else of no location. */
export function toPayRangesAt(data: Pay, { id, data: { parent } }: Node<LocationDocument>) {
  const ranges = toPayRanges(data)
  const rangesOf = (place: string | null) =>
    ranges.filter(({ location }) => toDocumentId(location) === place)
  const known = [id, toDocumentId(parent), null].map(rangesOf)
  return known.find(({ length }) => length > 0) ?? []
}

export function isReversed(range: SalaryRangeItem): boolean {
  const [min, max] = [toAmount(range.min), toAmount(range.max)]
  return min !== null && max !== null && min > max
}

/** Null for 0, too: that is how editors leave an amount open, or say that a role is unpaid. */
export function toAmount(value: unknown): number | null {
  const amount = toNumber(value)
  return amount !== null && amount > 0 ? amount : null
}
