import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Returns once everything written below a folder is on disk: one system call for thousands of files,
 * where a call for each would take minutes. Node offers none, so this is the `sync` of the system.
 */
export async function syncFileSystem(folder: string): Promise<void> {
  try {
    // Other systems know no `--file-system`. Where it is known, only it tells of a disk that fails.
    await run('sync', process.platform === 'linux' ? ['-f', folder] : [])
  } catch (cause) {
    const { code, stderr = '' } = cause as { code?: number | string; stderr?: string }
    const said = stderr.trim()
    throw Object.assign(
      new Error(said === '' ? `sync could not be run: ${code}` : said, { cause }),
      {
        code: /no space/i.test(said) ? 'ENOSPC' : said === '' ? code : 'EIO',
        path: folder,
      },
    )
  }
}
