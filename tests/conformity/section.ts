import type { Reference } from '../helpers/catalogue/reference.js'

export interface Section {
  /** As `read-specification.ts` names it. */
  title: string
  rows: readonly Row[]
}

interface Row {
  /** As it stands in the specification, without its mark-up. */
  says: string
  /** Empty where the row says only that something is not shown. */
  shownBy: readonly Reference[]
  /** Where the project deliberately does something else; the tests show what holds instead. */
  departure?: Departure
}

interface Departure {
  /** Names the words of the specification that it is about. */
  because: string
  /** The file that explains the decision. */
  writtenIn: string
}
