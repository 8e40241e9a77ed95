import type { ListingView } from '../../shared/page-data/listing-views.js'
import { toPayName } from '../query/pay-options.js'
import type { Amount } from './amounts.js'
import type { Scores } from './search-index.js'
import * as words from '#words/listing.js'

/** What a search says about pay, and which jobs it leaves. */
interface FoundPay {
  scores: Scores
  note: string
}

/**
 * The rule of the pay filter, for any amount: nothing is converted. An amount without a currency is in that of most
 * roles, or of the most of which any that the other words find reaches it. @param scores Those of the other words.
 */
export function findPay(listing: ListingView, scores: Scores, amount: Amount): FoundPay {
  const { text, least } = amount
  const currency = findCurrency(listing, scores, amount)
  if (currency === null) return { scores, note: words.noPayInCurrency(text) }
  const pays = listing.jobs.map(({ yearlyPay }) =>
    yearlyPay.some((pay) => pay.currency === currency && pay.upTo >= least),
  )
  return {
    scores: scores.map((score, position) => (pays[position] ? score : 0)),
    note: words.readAsPay(text, toPayName(listing, currency, least)),
  }
}

function findCurrency(
  listing: ListingView,
  scores: Scores,
  { currency, least }: Amount,
): string | null {
  const isMeant = toMeaning(listing, currency)
  const pays = listing.jobs.flatMap(({ yearlyPay }, position) =>
    yearlyPay
      .filter(({ currency: code }) => isMeant(code))
      .map(({ currency: code, upTo }) => ({
        code,
        finds: upTo >= least && scores[position] !== 0,
      })),
  )
  const codes = mostFrequent(pays.map(({ code }) => code))
  const finding = new Set(pays.flatMap(({ code, finds }) => (finds ? code : [])))
  return codes.find((code) => finding.has(code)) ?? codes[0] ?? null
}

/** Each once, the most frequent first. */
function mostFrequent(codes: readonly string[]): string[] {
  const count = (code: string) => codes.filter((other) => other === code).length
  return [...new Set(codes)].sort((a, b) => count(b) - count(a))
}

/** Several currencies are called dollar. */
function toMeaning({ currencies }: ListingView, asked: string): (code: string) => boolean {
  if (asked === '') return () => true
  if (asked !== '$') return (code) => code === asked
  const dollars = currencies.filter(({ pattern }) => pattern.includes('$')).map(({ code }) => code)
  return (code) => dollars.includes(code)
}
