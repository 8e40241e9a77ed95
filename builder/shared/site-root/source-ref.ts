/** Between the two, and in neither. */
const SEPARATOR = '@'

/**
 * What a release is made from, as one name: the content's ref, and with a job board its state, as in
 * `ZxYwA@3f9c1a2b`. Refusals and approvals are of exactly this.
 */
export function toSourceRef(ref: string, board: { state: string } | null): string {
  return board === null ? ref : `${ref}${SEPARATOR}${board.state}`
}

/** `ZxYwA@3f9c1a2b` → `ZxYwA`, which is what webhooks name. */
export function toContentRef(sourceRef: string): string {
  return sourceRef.split(SEPARATOR)[0] ?? ''
}
