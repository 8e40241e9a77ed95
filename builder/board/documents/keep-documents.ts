import { isEqual } from '../../../client/content/lib/is-equal.js'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import type { BoardMemory } from '../board-memory.js'
import type { JoinedBoard } from './join-board.js'

/** Documents that are equal to those of the last reading are the same objects as then. */
export function keepDocuments(
  cms: readonly CareersDocument[],
  joined: JoinedBoard,
  memory: Pick<BoardMemory, 'documents'>,
): Pick<JoinedBoard, 'documents' | 'board'> {
  const written = new Set(cms)
  const former = new Map(memory.documents.map((document) => [document.id, document]))
  const kept = new Map<CareersDocument, CareersDocument>()
  for (const document of joined.documents) {
    if (written.has(document)) continue
    const known = former.get(document.id)
    kept.set(document, known !== undefined && isEqual(known, document) ? known : document)
  }
  memory.documents = [...kept.values()]
  const keep = <Document extends CareersDocument>(document: Document) =>
    (kept.get(document) ?? document) as Document
  return {
    documents: joined.documents.map(keep),
    // What an editor has added to a posting is not the board's.
    board: joined.board.map(keep),
  }
}
