import type { RTTextNode } from '@prismicio/client'
import type {
  EmploymentType,
  SalaryUnit,
  Workplace,
} from '../../client/shared/content-model/content-values.js'

/** A posting of a board, whatever the vendor. What the board does not say is null or empty: nothing is guessed. */
export interface BoardJob {
  /** As the vendor writes it: digits, a UUID or a short code. */
  readonly id: string
  /** In the site's addresses, see `job-number.ts`. */
  readonly number: string
  /** If false, the board still shows it, and nobody can apply any more. */
  readonly isOpen: boolean
  readonly title: string
  readonly summary: string | null
  readonly text: readonly RTTextNode[]
  /** The most specific ones, the first that the site knows counts. */
  readonly departments: readonly BoardUnit[]
  /** Where one works. A name may hold several, or a way of working: 'Leeds or Remote'. */
  readonly places: readonly BoardPlace[]
  /** Places by the vendor's ids, in case nobody knows the names. */
  readonly offices: readonly BoardUnit[]
  readonly workplace: Workplace | null
  readonly types: readonly EmploymentType[]
  readonly pay: readonly BoardPay[]
  /** BCP 47, as the board writes it. */
  readonly language: string | null
  /** ISO 8601: instants, or days as the board states them. */
  readonly publishedAt: string | null
  readonly closesOn: string | null
  readonly updatedAt: string | null
  readonly applyUrl: string | null
  readonly requisitionId: string | null
  readonly internalId: string | null
}

export interface BoardUnit {
  /** The vendor's, which a document of the CMS may name; null if it has none. */
  readonly id: string | null
  readonly name: string
}

export interface BoardPlace {
  readonly name: string
  /** Null where the board has a name and nothing else. */
  readonly address: BoardAddress | null
}

export interface BoardAddress {
  readonly town: string | null
  readonly region: string | null
  /** A code or an English name. */
  readonly country: string | null
}

export interface BoardPay {
  readonly title: string | null
  /** In whole units of the currency. */
  readonly min: number | null
  readonly max: number | null
  /** ISO 4217; null where the board's is none. */
  readonly currency: string | null
  readonly unit: SalaryUnit | null
  readonly note: string | null
}

/** Tells what of a posting is not in its job, as a part of a sentence. */
export type Note = (text: string) => void

/** A posting as a vendor writes it, of which no type is certain. */
export type Fields = Readonly<Record<string, unknown>>
