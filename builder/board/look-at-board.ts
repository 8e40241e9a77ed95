import { BoardError } from './board-error.js'
import type { BoardMemory } from './board-memory.js'
import type { BoardClock, BoardSource } from './board-requests.js'
import type { KeptBoard } from './kept-board.js'
import { readBoardState } from './read-board.js'

export interface BoardLook {
  /** Of the board, or of the kept reading while there is trouble. */
  state: string
  /** Why the board cannot be read; null if it can. */
  trouble: string | null
}

/** One poll. @throws BoardError if the board cannot be read and no reading is kept */
export async function lookAtBoard(
  source: BoardSource,
  memory: BoardMemory,
  kept: KeptBoard,
  clock?: BoardClock,
): Promise<BoardLook> {
  await kept.restore(memory)
  try {
    const state = await readBoardState(source, memory, clock)
    memory.trouble = null
    return { state, trouble: null }
  } catch (error) {
    if (!(error instanceof BoardError)) throw error
    memory.trouble = error.message
    await kept.keepQuiet(memory)
    const reading = await kept.read()
    if (reading === null) throw error
    return { state: reading.state, trouble: error.message }
  }
}
