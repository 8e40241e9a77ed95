import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Returns once everything written below a folder is on disk: one system call for thousands of files,
 * where a call for each would take minutes. Node offers none, so this is the `sync` of the system.
 */
export async function syncFileSystem(folder: string): Promise<void> {
  // Other systems than Linux know no `--file-system`, and then sync all.
  await run('sync', ['-f', folder]).catch(() => run('sync'))
}
