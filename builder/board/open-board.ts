import type { BoardDocuments } from '../../client/content/board/join-postings.js'
import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import { toBoardName, type JobBoard } from '../shared/config/job-board.js'
import type { Warn } from '../shared/site-root/json-files.js'
import type { BoardFacts } from '../shared/site-root/release-manifest.js'
import { createBoardMemory } from './board-memory.js'
import type { BoardSource } from './board-requests.js'
import { joinBoard } from './documents/join-board.js'
import { keepDocuments } from './documents/keep-documents.js'
import { createKeptBoard } from './kept-board.js'
import { lookAtBoard, type BoardLook } from './look-at-board.js'
import { readOrKeep, type ReadChoices } from './read-or-keep.js'

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
