import { joinPostings, type BoardDocuments } from '../../content/board/join-postings.js'
import type { CareersDocument } from '../../shared/content-model/content-types.js'

/**
 * Drafts and what the live release has of the job board, joined as a build joins them. A department or place
 * that only the board knew is that of the drafts, if an editor has added it meanwhile.
 */
export function withBoard(
  drafts: readonly CareersDocument[],
  board: BoardDocuments | null,
): readonly CareersDocument[] {
  if (board === null) return drafts
  const idOf = new Map(drafts.map(({ type, uid, id }) => [`${type} ${uid}`, id]))
  const added = new Map<unknown, string>()
  for (const { type, uid, id } of board) {
    const draft = type === 'job' ? undefined : idOf.get(`${type} ${uid}`)
    if (draft !== undefined) added.set(id, draft)
  }
  const left = board.filter(({ id }) => !added.has(id))
  return joinPostings(drafts, added.size === 0 ? left : relink(left, added)).documents
}

function relink(board: BoardDocuments, ids: ReadonlyMap<unknown, string>): BoardDocuments {
  return JSON.parse(JSON.stringify(board), (key, value) =>
    key === 'id' ? (ids.get(value) ?? value) : value,
  )
}
