import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fetchDocuments } from '../../content/fetch-documents.js'
import type { BuilderConfig } from '../../lib/config.js'
import type { Progress } from '../../lib/progress.js'
import type { JobBoard } from '../../shared/config/job-board.js'
import { makeWritableFolder } from '../../shared/site-root/make-folder.js'
import { toPrintable } from '../../shared/programs/printable.js'
import { createBoardMemory } from '../../board/board-memory.js'
import { createUnits } from '../../board/documents/units.js'
import { greenhouse } from '../../board/greenhouse/greenhouse.js'
import { readBoard } from '../../board/read-board.js'
import { readPostings, type ReadPostings } from '../../board/read-postings.js'
import { importBoard } from './import-board.js'
import { loadBoard } from './load-board.js'
import { toMigration } from './to-migration.js'

interface ImportOptions {
  /** Of any vendor, or a Greenhouse board's name, URL or file. */
  board: JobBoard | string
  out: string
}

/**
 * Writes a board's jobs to a folder: `documents/job/` for the content service, `migration/` for
 * Prismic's Migration API, and `report.txt` with what could not be taken over. Departments and locations
 * must exist in the content service.
 */
export async function importGreenhouse(
  config: BuilderConfig,
  progress: Progress,
  { board, out: folder }: ImportOptions,
): Promise<void> {
  const out = path.resolve(folder)
  const units = await progress.step('reading departments and locations', async (update) =>
    createUnits((await fetchDocuments(config, update)).documents),
  )
  const read = await progress.step('reading the board', async (update) => {
    const loaded = await readAny(config, board)
    update(loaded.jobs.length, loaded.jobs.length, 'jobs')
    return loaded
  })

  const { documents, report } = importBoard(read, { ...config, units })
  await makeWritableFolder('--out', out)
  for (const document of documents) {
    await writeJson(path.join(out, 'documents', 'job', `${document.uid}.json`), document)
    await writeJson(path.join(out, 'migration', `job-${document.uid}.json`), toMigration(document))
  }

  await writeFile(
    path.join(out, 'report.txt'),
    report.map((line) => `${toPrintable(line)}\n`).join(''),
  )
  for (const line of report) progress.warn(line)
  progress.note(`${documents.length} jobs are in ${out}`)
}

async function readAny(config: BuilderConfig, board: JobBoard | string): Promise<ReadPostings> {
  if (typeof board === 'string') return readPostings(greenhouse, await loadBoard(board))
  return readBoard({ ...config, board }, createBoardMemory())
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
}
