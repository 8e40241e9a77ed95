import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import { createBoardMemory, forgetBoard, type BoardMemory } from '../board/board-memory.js'
import { joinBoard } from '../board/documents/join-board.js'
import { readBoard } from '../board/read-board.js'
import type { BuilderConfig } from '../lib/config.js'
import type { Progress } from '../lib/progress.js'
import { toBoardName } from '../shared/job-board.js'
import type { BoardFacts } from '../shared/release-manifest.js'
import { keepKnown } from './document-memory.js'

interface BoardChoices {
  memory?: BoardMemory | undefined
  /** Reads everything in spite of the memory. */
  isWhole: boolean
}

interface WithBoard {
  documents: readonly CareersDocument[]
  /** Null without a board. */
  board: BoardFacts | null
  warnings: string[]
}

/**
 * The one place where postings enter: they become documents beside those of the CMS, and nothing after this
 * knows of boards. Unchanged documents are the same objects as before. @throws BoardError
 */
export async function addBoard(
  config: BuilderConfig,
  progress: Progress,
  ofCms: readonly CareersDocument[],
  { memory = createBoardMemory(), isWhole }: BoardChoices,
): Promise<WithBoard> {
  const { jobBoard: board } = config
  if (board === null) return { documents: ofCms, board, warnings: [] }
  if (isWhole) forgetBoard(memory)
  const read = await progress.step('reading the job board', async (update) => {
    const found = await readBoard({ ...config, board }, memory)
    update(found.jobs.length, found.jobs.length, 'postings')
    return found
  })
  const joined = joinBoard(ofCms, read, config)
  const written = new Set(ofCms)
  const kept = new Map(
    keepKnown(
      joined.documents.filter((document) => !written.has(document)),
      memory.documents,
    ).map((document) => [document.id, document]),
  )
  memory.documents = [...kept.values()]
  return {
    documents: joined.documents.map((document) => kept.get(document.id) ?? document),
    board: {
      name: toBoardName(board),
      state: read.state,
      jobs: joined.jobs,
      leftOut: joined.leftOut,
    },
    warnings: joined.warnings,
  }
}
