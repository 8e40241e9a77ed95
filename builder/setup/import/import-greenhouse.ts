import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fetchDocuments } from '../../content/fetch-documents.js'
import type { BuilderConfig } from '../../lib/config.js'
import type { Progress } from '../../lib/progress.js'
import { loadBoard } from './greenhouse/load-board.js'
import { toJobDocument, type ImportedJob } from './greenhouse/to-job-document.js'
import { toMigration } from './greenhouse/to-migration.js'
import { createVocabulary } from './greenhouse/vocabulary.js'

/**
 * Writes a Greenhouse board's jobs to a folder: `documents/job/` for the content service, `migration/` for
 * Prismic's Migration API, and `report.txt` with what could not be taken over. Departments and locations
 * must exist in the content service.
 */
export async function importGreenhouse(
  config: BuilderConfig,
  progress: Progress,
  { board, out: folder }: { board: string; out: string },
): Promise<void> {
  const out = path.resolve(folder)
  const vocabulary = await progress.step('reading departments and locations', async (update) =>
    createVocabulary((await fetchDocuments(config, update)).documents),
  )
  const jobs = await progress.step('reading the board', async (update) => {
    const loaded = await loadBoard(board)
    update(loaded.length, loaded.length, 'jobs')
    return loaded
  })

  const prospects = jobs.filter(({ internal_job_id }) => internal_job_id === null)
  const imported = jobs
    .filter((job) => !prospects.includes(job))
    .map((job) => toJobDocument(job, vocabulary, config))
  await mkdir(out, { recursive: true })
  for (const { document } of imported) {
    await writeJson(path.join(out, 'documents', 'job', `${document.uid}.json`), document)
    await writeJson(path.join(out, 'migration', `job-${document.uid}.json`), toMigration(document))
  }

  const report = createReport(imported, prospects)
  await writeFile(path.join(out, 'report.txt'), report.map((line) => `${line}\n`).join(''))
  for (const line of report) progress.warn(line)
  progress.note(`${imported.length} jobs are in ${out}`)
}

function createReport(
  imported: readonly ImportedJob[],
  prospects: readonly { id: number | string; title?: string | null }[],
): string[] {
  return [
    ...imported.flatMap(({ document: { uid, data }, notes }) =>
      notes.map((note) => `job ${uid} "${data.title}": ${note}.`),
    ),
    ...prospects.map(
      ({ id, title }) =>
        `post ${id} "${title}" stands for no vacancy: set it as the general application instead.`,
    ),
  ]
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
}
