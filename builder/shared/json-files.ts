import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, unlink } from 'node:fs/promises'
import path from 'node:path'

/**
 * Replaces a JSON file atomically: readers see the old content or the new. Once this resolves, the new
 * content survives a power failure.
 */
export async function writeJsonDurably(file: string, value: unknown): Promise<void> {
  const folder = path.dirname(file)
  // Not the process id: containers that share a folder can have the same.
  const next = `${file}.${randomUUID()}.next`
  await mkdir(folder, { recursive: true })
  try {
    // Only the owner may write, whatever the umask.
    const handle = await open(next, 'wx', 0o644)
    try {
      await handle.writeFile(`${JSON.stringify(value, null, 2)}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(next, file)
  } catch (error) {
    await unlink(next).catch(() => {})
    throw error
  }
  await syncFolder(folder)
}

/** A rename survives a power failure only once its folder is on disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Null if the file does not exist or is not JSON. */
export async function readJson<Value>(file: string): Promise<Value | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Value
  } catch {
    return null
  }
}
