/** The document that a problem is in, as an editor can find it. */
export interface DocumentRef {
  id: string
  type: string
  uid: string | null
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
}

export function toDocumentRef(document: Referable): DocumentRef {
  return {
    id: document.id,
    type: document.type,
    uid: typeof document.uid === 'string' ? document.uid : null,
  }
}

/** One line: which document, which field, what is wrong, what to do. */
export function formatProblem({ document, field, message, remedy }: ContentProblem): string {
  const uid = document.uid === null ? '' : ` "${shorten(document.uid)}"`
  const suffix = field === null ? '' : `, field "${field}"`
  return `${document.type}${uid} (${document.id})${suffix}: ${message} ${remedy}`
}

/** Ids are short, unless they are the problem. */
function shorten(uid: string): string {
  return uid.length <= 80 ? uid : `${uid.slice(0, 80)}…`
}
