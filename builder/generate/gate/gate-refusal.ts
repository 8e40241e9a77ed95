import { formatProblem } from '../../../client/content/documents/problems.js'
import { toPrintable } from '../../shared/programs/printable.js'
import type { Finding } from './candidate.js'

const SITE = { id: 'the whole site', type: 'release', uid: null }

/** The release must not be published; the message has a line for each finding. */
export class GateRefusal extends Error {
  override name = 'GateRefusal'
  readonly lines: readonly string[]

  constructor(
    readonly findings: readonly Finding[],
    readonly ref: string,
    /** An instant at which the calendar may end the reason, ISO 8601. */
    readonly retryAt: string | null,
  ) {
    const lines = findings.map((finding) => toPrintable(formatFinding(finding)))
    super(lines.join('\n'))
    this.lines = lines
  }

  get isOfBoard(): boolean {
    return this.findings.some(({ isOfBoard }) => isOfBoard)
  }
}

function formatFinding({ document, ...finding }: Finding): string {
  return formatProblem({ severity: 'error', document: document ?? SITE, ...finding })
}
