import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import { BoardError } from './board-error.js'
import { createBoardMemory } from './board-memory.js'
import type { BoardSource } from './board-requests.js'
import { joinBoard, type JoinedBoard } from './documents/join-board.js'
import { readBoard } from './read-board.js'

/** The board as it is now, beside these documents of the CMS, or why it cannot be read. */
export async function inspectBoard(
  source: Required<BoardSource>,
  cms: readonly CareersDocument[],
): Promise<JoinedBoard | { trouble: string }> {
  try {
    return joinBoard(cms, await readBoard(source, createBoardMemory()), source)
  } catch (error) {
    if (!(error instanceof BoardError)) throw error
    return { trouble: error.message }
  }
}
