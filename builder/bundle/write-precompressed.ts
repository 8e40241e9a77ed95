import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compress } from '../lib/compress.js'
import { listFiles } from '../lib/list-files.js'
import { mapConcurrent } from '../../client/shared/lib/map-concurrent.js'

/** Precompresses every file of the bundle; returns all files, the compressed ones included. */
export async function writePrecompressed(folder: string): Promise<string[]> {
  await mapConcurrent(await listFiles(folder), 4, async (name) => {
    const file = path.join(folder, name)
    for (const { suffix, body } of await compress(name, await readFile(file), 11)) {
      await writeFile(`${file}${suffix}`, body)
    }
  })
  return listFiles(folder)
}
