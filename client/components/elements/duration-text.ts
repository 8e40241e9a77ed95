import { counted } from '../../shared/counted.js'

/** '18 months', '2 years'. */
export function toDurationText(months: number): string {
  return months >= 24 && months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month')
}
