import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { shortHash } from '../shared/programs/hash.js'
import { listFiles } from '../lib/list-files.js'

/** All inputs of the bundle: sources, settings of the tools, locked packages. */
const SOURCES = ['client', 'builder/bundle']
const FILES = ['package-lock.json', 'tsconfig.json']

export async function hashSources(projectRoot: string): Promise<string> {
  const parts: (string | Uint8Array)[] = [process.versions.node.split('.')[0] ?? '']
  for (const folder of SOURCES) {
    for (const name of await listFiles(path.join(projectRoot, folder))) {
      parts.push(name, await readFile(path.join(projectRoot, folder, name)))
    }
  }
  for (const name of FILES) parts.push(name, await readFile(path.join(projectRoot, name)))
  return shortHash(16, ...parts)
}
