import { mkdir, open, readFile, rename, unlink } from 'node:fs/promises'
import path from 'node:path'

/** Replaces a JSON file; when this resolves, it outlives a power cut. Readers never see a part of it. */
export async function writeJsonDurably(file: string, value: unknown): Promise<void> {
  const folder = path.dirname(file)
  const next = `${file}.${process.pid}-${++writes}.next`
  await mkdir(folder, { recursive: true })
  try {
    const handle = await open(next, 'w', 0o644)
    try {
      await handle.writeFile(JSON.stringify(value))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(next, file)
  } catch (error) {
    await unlink(next).catch(() => {})
    throw error
  }
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

let writes = 0

/** Null where there is no such file, or what is in it is not JSON. */
export async function readJson<Value>(file: string): Promise<Value | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Value
  } catch {
    return null
  }
}
