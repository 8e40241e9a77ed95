import { language } from '#words/frame.js'
import type { CurrencyView } from '../../shared/page-data/listing-views.js'
import type { JobRow } from '../../shared/page-data/views.js'
import { formatAmount } from '../site/pay-text.js'

const names = new Intl.DisplayNames(language, { type: 'currency' })

export function toCurrencyViews(jobs: readonly JobRow[]): CurrencyView[] {
  const codes = jobs.flatMap(({ yearlyPay }) => yearlyPay.map(({ currency }) => currency))
  return [...new Set(codes)].sort().map((code) => ({
    code,
    name: names.of(code) ?? code,
    pattern: toPattern(formatAmount(0, code)),
  }))
}

/** '£#', '# €' */
function toPattern({ whole, digits }: ReturnType<typeof formatAmount>): string {
  return whole.replace(digits, '#')
}
