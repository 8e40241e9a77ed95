import type { BoardDocuments } from '../../client/content/board/join-postings.js'
import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import { createBoardMemory, forgetBoard, type BoardMemory } from '../board/board-memory.js'
import { joinBoard } from '../board/documents/join-board.js'
import { BoardError } from '../board/board-error.js'
import { createKeptBoard, type KeptBoard } from '../board/kept-board.js'
import { readBoard, toJobs, type ReadBoard } from '../board/read-board.js'
import type { BuilderConfig } from '../lib/config.js'
import type { Progress } from '../lib/progress.js'
import { toBoardName, type JobBoard } from '../shared/config/job-board.js'
import type { BoardFacts } from '../shared/site-root/release-manifest.js'
import { keepKnown } from './document-memory.js'

export interface BoardChoices {
  memory?: BoardMemory | undefined
  /** Reads everything in spite of the memory. */
  isWhole: boolean
  /** Asks nothing: the release checks have refused what the board has now. */
  isKept?: boolean | undefined
}

interface WithBoard {
  documents: readonly CareersDocument[]
  /** Those of the board alone; null without one. */
  ofBoard: BoardDocuments | null
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
  { memory = createBoardMemory(), ...choices }: BoardChoices,
): Promise<WithBoard> {
  const { jobBoard: board } = config
  if (board === null) return { documents: ofCms, ofBoard: null, board, warnings: [] }
  const { read, trouble } = await progress.step('reading the job board', async (update) => {
    const kept = createKeptBoard({ ...config, board }, progress.warn)
    const found = await readOrKeep({ ...config, board }, memory, kept, choices)
    update(found.read.jobs.length, found.read.jobs.length, 'postings')
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
  const withoutAddition = new Set<CareersDocument>(joined.documents)
  return {
    documents: joined.documents.map((document) => kept.get(document.id) ?? document),
    // What an editor has added to a posting is not the board's.
    ofBoard: joined.board.map((document) =>
      withoutAddition.has(document) ? (kept.get(document.id) as typeof document) : document,
    ),
    board: {
      name: toBoardName(board),
      state: read.state,
      jobs: joined.jobs,
      leftOut: joined.leftOut,
    },
    warnings: [...(trouble === null ? [] : [trouble]), ...joined.warnings],
  }
}

/** What the board has now, or else what it had when it was last read and published. @throws BoardError without either */
async function readOrKeep(
  source: BuilderConfig & { board: JobBoard },
  memory: BoardMemory,
  kept: KeptBoard,
  { isWhole, isKept = false }: Omit<BoardChoices, 'memory'>,
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
