import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Paths of all files below a folder, relative to it and sorted. Follows links, as a web server does. */
export function listFiles(folder: string): string[] {
  const list = (name: string): string[] => {
    const file = path.join(folder, name)
    if (!statSync(file).isDirectory()) return [name]
    return readdirSync(file).flatMap((child) => list(path.join(name, child)))
  }
  return readdirSync(folder).flatMap(list).sort()
}
