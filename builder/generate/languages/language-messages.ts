import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import type { Finding } from '../gate/candidate.js'
import { GateRefusal } from '../gate/gate-refusal.js'
import type { LanguagePart } from './language-part.js'
import type { LanguageRequest } from './make-language.js'

/** A request with those documents alone that the program does not know yet. */
export interface LanguageMessage {
  request: LanguageRequest
  /** Ids of all documents, in their order. */
  ids: readonly string[]
}

export function toMessage(
  request: LanguageRequest,
  known: readonly CareersDocument[],
): LanguageMessage {
  const { content } = request
  const isKnown = new Set(known)
  const documents = content.documents.filter((document) => !isKnown.has(document))
  const ids = content.documents.map(({ id }) => id)
  return { request: { ...request, content: { ...content, documents } }, ids }
}

/** Unchanged documents are the same objects as before, so that what is made from them is kept. */
export function toRequest(
  { request, ids }: LanguageMessage,
  known: readonly CareersDocument[],
): LanguageRequest {
  const { content } = request
  const byId = new Map([...known, ...content.documents].map((document) => [document.id, document]))
  const documents = ids.map((id) => byId.get(id) as CareersDocument)
  return { ...request, content: { ...content, documents } }
}

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
