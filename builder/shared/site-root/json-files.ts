import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { open, rename, unlink } from 'node:fs/promises'
import path from 'node:path'
import { explainFileError } from './explain-file-error.js'
import { makeFolder } from './make-folder.js'
import { isRecord } from '../../../client/shared/lib/is-record.js'
import type { Fields, Guard } from './shapes.js'

/**
 * Replaces a JSON file atomically: readers see the old content or the new. Once this resolves, the new
 * content survives a power failure.
 */
export async function writeJsonDurably(file: string, value: unknown): Promise<void> {
  const folder = path.dirname(file)
  // Not the process id: two containers that share a folder can have equal process ids.
  const temporaryFile = `${file}.${randomUUID()}.tmp`
  await makeFolder(folder)
  try {
    // Programs of other users read these files, so the mode must not depend on the umask.
    const handle = await open(temporaryFile, 'wx', 0o644)
    try {
      await handle.writeFile(`${JSON.stringify(value, null, 2)}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporaryFile, file)
    await syncFolder(folder)
  } catch (thrown) {
    await unlink(temporaryFile).catch(() => {})
    const error = thrown as NodeJS.ErrnoException
    // That of a write to an open file names none.
    error.path ??= file
    throw error
  }
}

/** A rename is durable only after the folder has been synced. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Null if the file cannot be read or parsed. */
export async function readJson<Value>(file: string): Promise<Value | null> {
  return readJsonAs<Value>(file, () => true)
}

export type Warn = (text: string) => void

/**
 * Null if there is no such file, and also, with a warning, if it is damaged, longer than so many bytes, or
 * has another shape.
 */
export async function readJsonAs<Value>(
  file: string,
  isExpected: Guard,
  warn: Warn = () => {},
  longest = Infinity,
): Promise<Value | null> {
  try {
    const value: unknown = JSON.parse(await readRegularFile(file, longest))
    if (isExpected(value)) return value as Value
    warn(`${file} is ignored: its content has not the expected shape.`)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    const reason =
      error instanceof SyntaxError ? 'it is not JSON' : explainFileError(error as Error)
    warn(`${file} is ignored: ${reason}.`)
  }
  return null
}

/**
 * Another program writes these files, and may be in an attacker's hands: opening a pipe would wait for ever,
 * a link to a device has no end.
 */
async function readRegularFile(file: string, longest: number): Promise<string> {
  const { O_RDONLY, O_NONBLOCK, O_NOFOLLOW } = constants
  const handle = await open(file, O_RDONLY | O_NONBLOCK | O_NOFOLLOW).catch(
    (error: NodeJS.ErrnoException) => {
      throw NOT_REGULAR.has(error.code ?? '') ? new Error('it is not a regular file') : error
    },
  )
  try {
    const found = await handle.stat()
    if (!found.isFile()) throw new Error('it is not a regular file')
    if (found.size > longest) throw new Error(`it is longer than ${longest} bytes`)
    return await handle.readFile('utf8')
  } finally {
    await handle.close()
  }
}

/** A link, or a socket. */
const NOT_REGULAR: ReadonlySet<string> = new Set(['ELOOP', 'ENXIO'])

/**
 * Reads an object; a field that is missing, or, with a warning, of another shape, has its default. Fields of
 * other versions are kept, so that they are there when the object is written again.
 */
export async function readFields<Value extends object>(
  file: string,
  defaults: Value,
  fields: Fields<Value>,
  warn?: Warn,
  longest?: number,
): Promise<Value | null> {
  const found = await readJsonAs<Record<string, unknown>>(file, isRecord, warn, longest)
  if (found === null) return null
  const given = Object.entries<Guard>(fields).filter(([name]) => found[name] !== undefined)
  const fitting = given.filter(([name, guard]) => {
    const isFitting = guard(found[name])
    if (!isFitting) warn?.(`${file}: "${name}" is ignored: it has not the expected shape.`)
    return isFitting
  })
  const read = Object.fromEntries(fitting.map(([name]) => [name, found[name]]))
  const others = Object.entries(found).filter(([name]) => !Object.hasOwn(fields, name))
  return { ...Object.fromEntries(others), ...defaults, ...read }
}
