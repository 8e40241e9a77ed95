import type { ContentProblem } from './problems.js'

export type Fault = Pick<ContentProblem, 'severity' | 'message' | 'remedy'>
export type Fields = Readonly<Record<string, unknown>>

/** Returns the value as the rest of the code takes it. `around`: the fields beside it. */
export type Reader = (value: unknown, report: (fault: Fault) => void, around: Around) => unknown
interface Around {
  fields: Fields
  /** Of the document, as the CMS names it. */
  lang: string
}

export const isFilled = (value: unknown): value is string =>
  typeof value === 'string' && value !== ''

export const quote = (value: string) => JSON.stringify(value.slice(0, 40))
