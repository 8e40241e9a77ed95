import type { Ref } from '@prismicio/client'

/** A preview's address has the release's id, or its ref, or both: `/previews/ID:REF`. */
export function findReleaseLabel(ref: string, refs: readonly Ref[]): string | null {
  const session = /\/previews\/([^/?#]+)/.exec(ref)?.[1] ?? ref
  const parts = [ref, ...session.split(':')]
  const release = refs.find(
    ({ id, ref, isMasterRef }) => !isMasterRef && (parts.includes(id) || parts.includes(ref)),
  )
  return release?.label ?? null
}
