import { open, readFile, rename, unlink } from 'node:fs/promises'
import path from 'node:path'

/** Replaces a JSON file so that readers see the old one whole or the new one whole, even after a power cut. */
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

/** A rename survives a power cut only once its folder has reached the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Null where there is no such file, or what is in it is not JSON. */
export async function readJson<Value>(file: string): Promise<Value | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Value
  } catch {
    return null
  }
}
