import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where the first of these programs is that PATH leads to; undefined where it leads to none. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return files.find((file) => existsSync(file))
}
