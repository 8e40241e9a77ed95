import { memoize } from '../../shared/memoize.js'
import type { CurrencyView } from '../../shared/page-data/listing-views.js'
import type { JobRow } from '../../shared/page-data/views.js'

export function toCurrencyViews(jobs: readonly JobRow[]): CurrencyView[] {
  const codes = jobs.flatMap(({ yearlyPay }) => yearlyPay.map(({ currency }) => currency))
  return [...new Set(codes)].sort().map(toCurrencyView)
}

const toCurrencyView = memoize((code: string): CurrencyView => {
  const format = { style: 'currency', currency: code, maximumFractionDigits: 0 } as const
  return {
    code,
    name: new Intl.DisplayNames('en-GB', { type: 'currency' }).of(code) ?? code,
    pattern: new Intl.NumberFormat('en-GB', format).format(0).replace('0', '#'),
  }
})
