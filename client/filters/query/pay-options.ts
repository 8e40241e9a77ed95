import type { FacetOption, ListingView } from '../../shared/page-data/listing-views.js'
import type { JobRow } from '../../shared/page-data/views.js'
import * as words from '#words/listing.js'
import { toCountText } from '#words/formats.js'

interface PayStep {
  slug: string
  currency: string
  /** A year. */
  from: number
  /** Every job with pay in the currency reaches it. */
  isLeast: boolean
}

/**
 * Steps of yearly pay, by currency, that of the most jobs first. Nothing is converted: neither
 * currencies nor pay by the hour, day or month.
 */
function toPaySteps(jobs: readonly JobRow[]): PayStep[] {
  const byCurrency = new Map<string, number[]>()
  for (const { currency, upTo } of jobs.flatMap(({ yearlyPay }) => yearlyPay)) {
    const amounts = byCurrency.get(currency)
    if (amounts === undefined) byCurrency.set(currency, [upTo])
    else amounts.push(upTo)
  }
  return [...byCurrency]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([currency, amounts]) => {
      const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
      // A power of ten, so that a link to '50,000 or more' outlives the jobs of the day.
      const step = 10 ** Math.max(0, Math.floor(Math.log10(most / MIN_STEPS)))
      return Array.from({ length: Math.floor(most / step) }, (_, index): PayStep => {
        const from = (index + 1) * step
        return { slug: toPaySlug(currency, from), currency, from, isLeast: from <= least }
      })
    })
}

const MIN_STEPS = 5

function toPaySlug(currency: string, from: number): string {
  return `${currency.toLowerCase()}-${from}`
}

export function toPayOptions(listing: ListingView): FacetOption[] {
  return toPaySteps(listing.jobs).map(({ slug, currency, from, isLeast }) => ({
    slug,
    name: toPayName(listing, currency, from),
    aliases: [String(from)],
    under: findCurrency(listing, currency)?.name ?? currency,
    redundant: isLeast,
  }))
}

/** '£50,000 a year or more' */
export function toPayName(listing: ListingView, currency: string, from: number): string {
  const { pattern = `${currency} #` } = findCurrency(listing, currency) ?? {}
  return words.payOrMore(pattern.replace('#', toCountText(from)))
}

function findCurrency({ currencies }: ListingView, currency: string) {
  return currencies.find(({ code }) => code === currency)
}

/** A job is found by every step that the upper end of its pay reaches. */
export function createPayMatcher({ jobs }: ListingView): (job: JobRow) => ReadonlySet<string> {
  const steps = toPaySteps(jobs)
  return ({ yearlyPay }) =>
    new Set(
      yearlyPay.flatMap(({ currency, upTo }) =>
        steps.filter((step) => step.currency === currency && step.from <= upTo).map(toSlug),
      ),
    )
}

function toSlug({ slug }: PayStep): string {
  return slug
}
