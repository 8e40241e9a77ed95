import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import type { JobBoard } from '../../shared/config/job-board.js'
import { createBoardMemory } from '../board-memory.js'
import type { BoardSource } from '../board-requests.js'
import { createUnits } from '../documents/units.js'
import { greenhouse } from '../greenhouse/greenhouse.js'
import { readBoard } from '../read-board.js'
import { readPostings } from '../read-postings.js'
import { importBoard, type ImportedBoard } from './import-board.js'
import { loadBoard } from './load-board.js'

type ImportContext = Required<Omit<BoardSource, 'board'>>

/**
 * The jobs of a board of any vendor, or of Greenhouse's of this name, URL or file, as documents of the
 * departments and places that the CMS has. @throws BoardError
 */
export async function importJobs(
  context: ImportContext,
  board: JobBoard | string,
  cms: readonly CareersDocument[],
): Promise<ImportedBoard & { postings: number }> {
  const read =
    typeof board === 'string'
      ? readPostings(greenhouse, await loadBoard(board))
      : await readBoard({ ...context, board }, createBoardMemory())
  const imported = importBoard(read, { ...context, units: createUnits(cms) })
  return { ...imported, postings: read.jobs.length }
}
