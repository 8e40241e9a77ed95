import { toBoardName } from '../shared/config/job-board.js'
import { BoardError } from './board-error.js'
import { forgetBoard, type BoardMemory } from './board-memory.js'
import type { BoardSource } from './board-requests.js'
import type { KeptBoard } from './kept-board.js'
import { readBoard, toJobs, type ReadBoard } from './read-board.js'

export interface ReadChoices {
  /** Reads everything in spite of the memory. */
  isWhole: boolean
  /** Asks nothing: the release checks have refused what the board has now. */
  isKept?: boolean | undefined
}

/** What the board has now, or else what it had when it was last read and published. @throws BoardError without either */
export async function readOrKeep(
  source: BoardSource,
  memory: BoardMemory,
  kept: KeptBoard,
  { isWhole, isKept = false }: ReadChoices,
): Promise<{ read: ReadBoard; trouble: string | null }> {
  const fromKept = async (because: string, orElse: () => Promise<ReadBoard>) => {
    const reading = await kept.read()
    if (reading === null) return { read: await orElse(), trouble: null }
    const trouble = `${because} Its jobs stay as they were last published.`
    return { read: toJobs(source.board, reading, memory), trouble }
  }
  const read = async () => {
    if (isWhole) forgetBoard(memory)
    return readBoard(source, memory)
  }
  if (isKept) return fromKept(`The job board ${toBoardName(source.board)} is refused.`, read)
  // A poll has just asked: asking again would keep an editor waiting.
  if (memory.trouble !== null) return fromKept(memory.trouble, read)
  if (!isWhole) await kept.restore(memory)
  try {
    return { read: await read(), trouble: null }
  } catch (error) {
    if (!(error instanceof BoardError)) throw error
    return fromKept(error.message, () => Promise.reject(error))
  }
}
