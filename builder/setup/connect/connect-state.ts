import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { isFlag, isText, listOf, orNull, recordOf, shapeOf } from '../../shared/site-root/shapes.js'

/** What this machine has sent to a repository, so that it goes on where it stopped. */
export interface ConnectState {
  /**
   * By `kind/id`, hashes of the model that was pushed last and of the one before it, since nobody knows
   * which of the two an interrupted run leaves behind.
   */
  models: Record<string, string[]>
  /** By `SampleDocument.key`. */
  documents: Record<string, SentDocument>
}

export interface SentDocument {
  /** Null: it was asked for, and no answer came. Prismic tells the id of a draft only once. */
  id: string | null
  /** Nothing of it is missing. From then on it belongs to the editors. */
  isWhole: boolean
}

export function stateFile(envFile: string, repositoryName: string): string {
  return path.join(path.dirname(envFile), '.prismic', `${repositoryName}.json`)
}

/** Empty if there is no such file. @throws Error that names a file which is no such state */
export function readState(file: string): ConnectState {
  if (!existsSync(file)) return { models: {}, documents: {} }
  const value = parse(readFileSync(file, 'utf8'))
  if (isState(value)) return value as ConnectState
  throw new Error(
    `${file} is damaged. It says which drafts are in the repository already: restore it, or delete it if you accept that drafts may be sent twice.`,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isState = shapeOf<ConnectState>({
  models: recordOf(listOf(isText)),
  documents: recordOf(shapeOf<SentDocument>({ id: orNull(isText), isWhole: isFlag })),
})

/** Atomic and on disk when it returns: the next request may follow at once, and the process may be killed. */
export function writeState(file: string, state: ConnectState): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const temporary = `${file}.tmp`
  const handle = openSync(temporary, 'w')
  try {
    writeSync(handle, `${JSON.stringify(state, null, 2)}\n`)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(temporary, file)
}
