import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, unlink } from 'node:fs/promises'
import path from 'node:path'

/**
 * Replaces a JSON file atomically: readers see the old content or the new. Once this resolves, the new
 * content survives a power failure.
 */
export async function writeJsonDurably(file: string, value: unknown): Promise<void> {
  const folder = path.dirname(file)
  // Not the process id: two containers that share a folder can have equal process ids.
  const temporaryFile = `${file}.${randomUUID()}.tmp`
  await mkdir(folder, { recursive: true })
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
  } catch (error) {
    await unlink(temporaryFile).catch(() => {})
    throw error
  }
  await syncFolder(folder)
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
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Value
  } catch {
    return null
  }
}
