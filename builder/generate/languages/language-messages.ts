import type { Finding } from '../gate/candidate.js'
import { GateRefusal } from '../gate/gate-refusal.js'
import type { LanguagePart } from './language-part.js'

/** What the program of a language answers to a request. */
export type LanguageAnswer =
  | { kind: 'part'; part: LanguagePart & { warnings: string[] } }
  | { kind: 'refused'; findings: readonly Finding[]; ref: string; retryAt: string | null }
  | { kind: 'failed'; message: string }

export function toFailure(error: Error): LanguageAnswer {
  if (!(error instanceof GateRefusal)) return { kind: 'failed', message: error.message }
  const { findings, ref, retryAt } = error
  return { kind: 'refused', findings, ref, retryAt }
}

/** @throws GateRefusal or Error, as the program has said */
export function toPart(
  answer: LanguageAnswer,
  lang: string,
): LanguagePart & { warnings: string[] } {
  if (answer.kind === 'part') return answer.part
  if (answer.kind === 'failed') throw new Error(`${lang}: ${answer.message}`)
  throw new GateRefusal(answer.findings, answer.ref, answer.retryAt)
}
