import type { BoardDocuments } from '../../client/content/board/join-postings.js'
import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import { toBoardName, type JobBoard } from '../shared/config/job-board.js'
import type { Warn } from '../shared/site-root/json-files.js'
import type { BoardFacts } from '../shared/site-root/release-manifest.js'
import { createBoardMemory, type BoardMemory, forgetBoard } from './board-memory.js'
import type { BoardSource, BoardClock } from './board-requests.js'
import { joinBoard, type JoinedBoard } from './documents/join-board.js'
import { createKeptBoard, type KeptBoard } from './kept-board.js'
import { BoardError } from './board-error.js'
import { readBoardState, readBoard, toJobs, type ReadBoard } from './read-board.js'
import { isEqual } from '../../client/content/lib/is-equal.js'

/** Of a builder, as far as it is about the board. */
interface BoardConfig extends Required<Omit<BoardSource, 'board'>> {
  /** Null without a board. */
  jobBoard: JobBoard | null
  siteRoot: string
}

/** The documents of the CMS and the board together, as if all were the CMS's. */
export interface WithBoard {
  documents: readonly CareersDocument[]
  /** Those of the board alone; null without one. */
  ofBoard: BoardDocuments | null
  /** Null without a board. */
  board: BoardFacts | null
  warnings: string[]
}

export interface Board {
  /** One poll. @throws BoardError if the board cannot be read and no reading is kept */
  look: () => Promise<BoardLook>
  /** Its postings as documents beside these of the CMS. @throws BoardError as `look` */
  read: (
    cms: readonly CareersDocument[],
    choices: ReadChoices,
  ) => Promise<WithBoard & { postings: number }>
  /** What was read last stays on the disk, if it is of the live state. */
  keep: (liveState: string) => Promise<void>
  /** The state that is kept; null if there is none. */
  readKeptState: () => Promise<string | null>
}

/** A board with what a process remembers of it. Null where the site has none. */
export function openBoard(config: BoardConfig, warn: Warn): Board | null {
  const { jobBoard: board } = config
  if (board === null) return null
  const source = { ...config, board }
  const memory = createBoardMemory()
  const kept = createKeptBoard(source, warn)
  return {
    look: () => lookAtBoard(source, memory, kept),
    read: async (cms, choices) => {
      const { read, trouble } = await readOrKeep(source, memory, kept, choices)
      const joined = joinBoard(cms, read, config)
      const { documents, board: ofBoard } = keepDocuments(cms, joined, memory)
      return {
        documents,
        ofBoard,
        postings: read.jobs.length,
        board: {
          name: toBoardName(board),
          state: read.state,
          jobs: joined.jobs,
          leftOut: joined.leftOut,
        },
        warnings: [...(trouble === null ? [] : [trouble]), ...joined.warnings],
      }
    },
    keep: (liveState) => kept.keep(memory, liveState),
    readKeptState: async () => (await kept.read())?.state ?? null,
  }
}

interface BoardLook {
  /** Of the board, or of the kept reading while there is trouble. */
  state: string
  /** Why the board cannot be read; null if it can. */
  trouble: string | null
}

/** One poll. @throws BoardError if the board cannot be read and no reading is kept */
async function lookAtBoard(
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

interface ReadChoices {
  /** Reads everything in spite of the memory. */
  isWhole: boolean
  /** Asks nothing: the release checks have refused what the board has now. */
  isKept?: boolean | undefined
}

/** What the board has now, or else what it had when it was last read and published. @throws BoardError without either */
async function readOrKeep(
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

/** Documents that are equal to those of the last reading are the same objects as then. */
function keepDocuments(
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
