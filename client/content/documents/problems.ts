import { nameUnseen } from '../values/unseen-signs.js'
import { SITE_LANGUAGES } from '../../shared/addresses/own-base.js'

/** The document that a problem is in, as an editor can find it. */
export interface DocumentRef {
  id: string
  type: string
  uid: string | null
  /** Only of a site in several. */
  lang?: string
}

export interface ContentProblem {
  /** An error keeps the release from being published; a warning is reported with it. */
  severity: 'error' | 'warning'
  document: DocumentRef
  field: string | null
  message: string
  remedy: string
}

export type Report = (problem: ContentProblem) => void

export function createErrorReport(document: Referable, report: Report) {
  return (field: string, message: string, remedy: string) =>
    report({ severity: 'error', document: toDocumentRef(document), field, message, remedy })
}

interface Referable {
  id: string
  type: string
  uid?: string | null
  lang?: unknown
}

export function toDocumentRef(document: Referable): DocumentRef {
  return {
    id: document.id,
    type: document.type,
    uid: typeof document.uid === 'string' ? document.uid : null,
    ...(SITE_LANGUAGES.length > 0 && typeof document.lang === 'string' && { lang: document.lang }),
  }
}

/** One line: which document, in a site in several languages its language, which field, what is wrong, what to do. */
export function formatProblem({ document, field, message, remedy }: ContentProblem): string {
  const uid = document.uid === null ? '' : ` "${shorten(document.uid)}"`
  const suffix = field === null ? '' : `, field "${field}"`
  const lang = document.lang === undefined ? '' : `, ${document.lang}`
  const text = toProblemText({ message, remedy })
  return `${document.type}${uid} (${document.id}${lang})${suffix}: ${text}`
}

/** What is wrong and what to do, in words that show every sign. */
export function toProblemText({ message, remedy }: Pick<ContentProblem, 'message' | 'remedy'>) {
  return nameUnseen(`${message} ${remedy}`)
}

/** Ids are short, unless they are the problem. */
function shorten(uid: string): string {
  return uid.length <= 80 ? uid : `${uid.slice(0, 80)}…`
}
