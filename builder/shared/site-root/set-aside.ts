import { createHash } from 'node:crypto'
import { link, lstat, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Of each file; if there are more, those that hold most stay. */
const MOST_KEPT = 5

/**
 * Where a file is kept that is written over though it was not understood whole: one name for each content,
 * or for what is not understood of it.
 */
export async function toAside(file: string, strange?: readonly unknown[]): Promise<string> {
  const content = strange === undefined ? await readContent(file) : JSON.stringify(strange)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12)
  return `${file}.aside-${hash}`
}

/** For the warning that names what is not understood. */
export function describeAside(aside: string): string {
  return `Before the file is written over, it is kept as ${aside}.`
}

/** Call it before the file is replaced by a renaming, which leaves what is kept as it is. */
export async function setAside(file: string, aside: string): Promise<void> {
  const folder = path.dirname(aside)
  // A link needs hardly any room and no right to read. Some systems refuse it for files of other users.
  await link(file, aside).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' && path.dirname(file) === folder) await rename(file, aside)
  })
  const prefix = `${path.basename(file)}.aside-`
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix))
  const others = names.map((name) => path.join(folder, name)).filter((name) => name !== aside)
  const sized = others.map(async (name) => ({ name, size: (await lstat(name)).size }))
  const surplus = (await Promise.all(sized)).sort((a, b) => b.size - a.size).slice(MOST_KEPT - 1)
  for (const { name } of surplus) await rm(name, { recursive: true })
}

/** Of what cannot be read, something that nothing else has. */
async function readContent(file: string): Promise<string | Buffer> {
  const found = await lstat(file).catch(() => null)
  const name = `${found?.ino} ${found?.mtimeMs}`
  return found?.isFile() === true ? readFile(file).catch(() => name) : name
}
