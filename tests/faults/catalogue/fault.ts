/** The file of a test, its title as it stands there, and, of a table of cases, the name of the row. */
type Shown = readonly [file: string, title: string, row?: string]

export interface Fault {
  number: number
  happens: string
  /** For visitors, editors or operators. */
  expected: string
  shownBy: readonly Shown[]
}
