import { open, readFile, rename, unlink } from 'node:fs/promises'
import path from 'node:path'

/** Replaces a JSON file atomically, even if the machine loses power. */
export async function writeJsonDurably(file: string, value: unknown): Promise<void> {
  const next = `${file}.${process.pid}.next`
  try {
    const handle = await open(next, 'w')
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
  await syncFolder(path.dirname(file))
}

/** A rename is durable only after its folder has been synced. */
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
