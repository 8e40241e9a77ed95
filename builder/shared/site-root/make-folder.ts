import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { EnvironmentError } from '../config/environment.js'
import { explainFileError } from './explain-file-error.js'

/** With its parents, each by itself: where nothing can be made, as below /proc, `recursive` never ends. */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return
  if (path.dirname(folder) !== folder) await makeFolder(path.dirname(folder))
  await mkdir(folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' || !(await isFolder(folder))) throw error
  })
}

/** @throws EnvironmentError that names the variable if this user cannot write there. */
export async function makeWritableFolder(variable: string, folder: string): Promise<void> {
  try {
    await makeFolder(folder)
    await rmdir(await mkdtemp(path.join(folder, '.writable-')))
  } catch (error) {
    // A full disk is not a wrong setting, and neither is a quota that is used up.
    if (FULL.has((error as NodeJS.ErrnoException).code ?? '')) return
    const reason = explainFileError(error as Error)
    throw new EnvironmentError(
      `${variable}: nothing can be written in ${folder} (${reason}). Give a folder that this user can write.`,
      { cause: error },
    )
  }
}

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

async function isFolder(name: string): Promise<boolean> {
  const found = await stat(name).catch(() => null)
  return found?.isDirectory() === true
}
