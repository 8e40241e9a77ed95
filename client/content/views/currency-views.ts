import type { CurrencyView } from '../../shared/page-data/listing-views.js'
import type { JobRow } from '../../shared/page-data/views.js'
import { formatAmount } from '../site/pay-text.js'

export function toCurrencyViews(jobs: readonly JobRow[]): CurrencyView[] {
  const codes = jobs.flatMap(({ yearlyPay }) => yearlyPay.map(({ currency }) => currency))
  return [...new Set(codes)].sort().map((code) => ({
    code,
    name: new Intl.DisplayNames('en-GB', { type: 'currency' }).of(code) ?? code,
    pattern: formatAmount(0, code).replace('0', '#'),
  }))
}
