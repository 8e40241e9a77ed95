import path from 'node:path'
import { watch } from 'chokidar'

/**
 * In ms: so long after the last call, a file can be read. An editor writes in several steps, and chokidar
 * leaves out changes within 50 ms after one that it has reported.
 */
export const QUIET = 60

/**
 * Calls back with the name of each file below a folder that is made, changed, replaced or deleted, with
 * slashes. Not with `fs.watch`, which on Linux loses a file that an editor replaces by another. Returns
 * the function that ends it.
 */
export function watchFolder(folder: string, onChange: (name: string) => void): () => void {
  const watcher = watch('.', { cwd: folder, ignoreInitial: true })
  watcher.on('all', (_event, name) => onChange(name.split(path.sep).join('/')))
  return () => void watcher.close()
}
