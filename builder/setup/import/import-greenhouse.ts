import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fetchDocuments } from '../../content/fetch-documents.js'
import type { BuilderConfig } from '../../lib/config.js'
import type { Progress } from '../../lib/progress.js'
import type { JobBoard } from '../../shared/config/job-board.js'
import { makeWritableFolder } from '../../shared/site-root/make-folder.js'
import { toPrintable } from '../../shared/programs/printable.js'
import { importJobs } from '../../board/index.js'
import type { JobDocument } from '../../../client/shared/content-model/content-types.js'
import { withoutEmpty } from '../../lib/without-empty.js'

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
  const { documents: cms } = await progress.step('reading departments and locations', (update) =>
    fetchDocuments(config, update),
  )
  const { documents, report } = await progress.step('reading the board', async (update) => {
    const imported = await importJobs(config, board, cms)
    update(imported.postings, imported.postings, 'jobs')
    return imported
  })

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

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
}

interface Migration {
  title: string | null
  type: string
  uid: string
  lang: string
  tags: string[]
  data: unknown
}

/** A document as Prismic's Migration API takes it: `POST https://migration.prismic.io/documents`. */
export function toMigration({ data, lang, type, uid, tags }: JobDocument): Migration {
  return { title: data.title, type, uid, lang, tags, data: withoutEmpty(data) }
}
