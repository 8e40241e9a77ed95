import type { Reference } from '../../helpers/catalogue/reference.js'

export interface Fault {
  number: number
  happens: string
  /** For visitors, editors or operators. */
  expected: string
  shownBy: readonly Reference[]
}
