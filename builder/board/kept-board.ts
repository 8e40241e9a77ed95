import { stat } from 'node:fs/promises'
import path from 'node:path'
import { isEqual } from '../../client/content/lib/is-equal.js'
import { isRecord } from '../../client/shared/lib/is-record.js'
import { shortHash } from '../shared/programs/hash.js'
import { explainFileError } from '../shared/site-root/explain-file-error.js'
import { toBoardName } from '../shared/config/job-board.js'
import { readJsonAs, writeJsonDurably, type Warn } from '../shared/site-root/json-files.js'
import { stateFolder } from '../shared/site-root/protocol-files.js'
import type { BoardMemory, BoardReading, Quiet, KnownPage } from './board-memory.js'
import type { BoardSource } from './board-requests.js'
import { VENDORS } from './vendors/vendors.js'
import type { Fields } from './board-job.js'
import type { BoardVendor } from './board-vendor.js'
import { toId } from './read-board.js'

const KEPT_BOARD_FILE = 'board.json'

/** To be increased when a former version could not read the file. */
const FORMAT = 1

interface Kept {
  reading: BoardReading | null
  quiet: Quiet | null
}

const NOTHING: Kept = { reading: null, quiet: null }

export type KeptBoard = ReturnType<typeof createKeptBoard>

type KeptSource = Pick<BoardSource, 'board' | 'lang'> & { siteRoot: string }

/**
 * The reading of the board that is live, on the disk: with it the CMS is published while the board cannot be read,
 * and a process that has just begun asks by its validators. It can be lost at any time.
 */
export function createKeptBoard({ board, lang, siteRoot }: KeptSource, warn: Warn) {
  const file = path.join(stateFolder(siteRoot), KEPT_BOARD_FILE)
  const vendor = VENDORS[board.vendor]
  const origin = board.endpoint ?? vendor.origin(board.company)
  const of = [toBoardName(board), origin, lang ?? ''].join(' ')
  let kept = NOTHING
  let stamp = ''

  /** Another process may have written it. */
  const read = async (): Promise<Kept> => {
    const now = await readStamp(file)
    if (now !== stamp) {
      stamp = now
      kept = await load()
    }
    return kept
  }
  const load = async (): Promise<Kept> => {
    const found = await readJsonAs<Record<string, unknown>>(file, isRecord, warn)
    if (found === null) return NOTHING
    const why = findFault(found, of)
    if (why !== null) {
      warn(`${file} is ignored: ${why}.`)
      return NOTHING
    }
    const { reading, quiet } = found['kept'] as { reading: unknown; quiet: Quiet | null }
    return { quiet, reading: reading === null ? null : unpackReading(vendor, reading) }
  }
  const write = async (next: Kept): Promise<void> => {
    const { reading, quiet } = next
    const body = { reading: reading && packReading(reading), quiet }
    try {
      await writeJsonDurably(file, { format: FORMAT, of, hash: hashOf(body), kept: body })
      kept = next
      stamp = await readStamp(file)
    } catch (error) {
      warn(`The job board’s reading cannot be kept: ${explainFileError(error as Error)}.`)
    }
  }

  return {
    /** Null if there is none. */
    read: async (): Promise<BoardReading | null> => (await read()).reading,
    /** For a process that has asked for nothing yet. */
    restore: async (memory: BoardMemory): Promise<void> => {
      if (memory.reading !== null || memory.pages.size > 0) return
      const { reading, quiet } = await read()
      memory.quiet ??= quiet
      if (reading === null) return
      const { pages, details } = reading
      Object.assign(memory, { reading, pages, details: new Map(details), emptyAt: 0 })
    },
    /** The memory's reading, if it is that of the live release. */
    keep: async (memory: BoardMemory, liveState: string): Promise<void> => {
      const { reading, quiet } = memory
      if (reading?.state !== liveState) return
      const { reading: former } = await read()
      if (former === null || !isSame(former, reading)) await write({ reading, quiet })
    },
    /** Until when the vendor wants no request. */
    keepQuiet: async ({ quiet }: BoardMemory): Promise<void> => {
      const { reading, quiet: former } = await read()
      if (quiet !== null && !isEqual(quiet, former)) await write({ reading, quiet })
    },
  }
}

/** Changes whenever the file is written; empty where there is none. */
async function readStamp(file: string): Promise<string> {
  const found = await stat(file).catch(() => null)
  return found === null ? '' : `${found.ino} ${found.mtimeMs} ${found.size}`
}

function isSame(one: BoardReading, other: BoardReading): boolean {
  return one === other || isEqual(packReading(one), packReading(other))
}

function findFault({ format, of: owner, hash, kept }: Record<string, unknown>, of: string) {
  if (format !== FORMAT) return 'another version of this program has written it'
  if (owner !== of) return `it is of another job board, ${String(owner)}`
  return hash === hashOf(kept) ? null : 'it is damaged'
}

function hashOf(kept: unknown): string {
  return shortHash(32, JSON.stringify(kept))
}

/** A reading as JSON. */
interface PackedReading {
  state: string
  pages: (readonly [string, KnownPage])[]
  /** Without what the list says, which the pages have. */
  details: (readonly [string, Fields])[]
}

function packReading({ state, pages, details }: BoardReading): PackedReading {
  return {
    state,
    pages: [...pages],
    details: [...details].map(([id, { whole }]) => [id, whole]),
  }
}

/** Of nothing but what `packReading` has made. */
function unpackReading(vendor: BoardVendor, packed: unknown): BoardReading {
  const { state, pages, details } = packed as PackedReading
  const listed = new Map<string, Fields>()
  for (const posting of pages.flatMap(([, { page }]) => page.postings)) {
    const id = toId(vendor, posting)
    if (id !== null && isRecord(posting) && !listed.has(id)) listed.set(id, posting)
  }
  return {
    state,
    pages: new Map(pages),
    details: new Map(
      details.map(([id, whole]) => [id, { listed: listed.get(id) ?? {}, whole }] as const),
    ),
  }
}
