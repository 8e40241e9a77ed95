import { CURRENCIES } from '../../shared/content-model/codes.js'

/** ISO 4217, in capitals; null for signs, names, and codes that no currency has. */
export function toCurrency(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const code = value.trim().toUpperCase()
  return KNOWN.has(code) ? code : null
}

const KNOWN = new Set(CURRENCIES)

/** ISO 4217 currencies without a minor unit. */
const WITHOUT_CENTS = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
)

/** What `cents` in the API of a job board count: hundredths, or whole ones of a currency without any. */
export function centsOf(currency: string): 1 | 100 {
  return WITHOUT_CENTS.has(currency) ? 1 : 100
}
