import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Language } from '@prismicio/client'

import { isRecord } from './document-links.js'
import type { DraftInput } from './drafts.js'
import type { CustomTypeModel, RepositoryContent } from './repository.js'
import { shiftDocumentDates } from './shift-document-dates.js'
import type { DocumentInput } from './stored-document.js'

interface RepositoryFile {
  name: string
  anchor?: string
  languages?: Language[]
  access?: 'public' | 'private'
}

interface DraftFile {
  id: string
  label: string
  deleted?: string[]
}

/**
 * Reads `repository.json`, `documents/`, `drafts/<name>/`, `images/`, and `custom-types/` or else
 * `customTypesFolder`. With an `anchor` in `repository.json` all dates are shifted towards `today`
 * (YYYY-MM-DD), so that the sample stays current. @throws Error that names a file that is missing,
 * not JSON, or without id or type
 */
export async function loadRepository(
  folder: string,
  { today, customTypesFolder }: { today: string; customTypesFolder?: string },
): Promise<RepositoryContent> {
  const { anchor, ...repository } = await readJson<RepositoryFile>(
    path.join(folder, 'repository.json'),
  )
  if (typeof repository.name !== 'string') {
    throw new Error(`${path.join(folder, 'repository.json')} has no "name".`)
  }
  const shift = (document: DocumentInput) =>
    anchor === undefined ? document : shiftDocumentDates(document, anchor, today)
  const drafts = await readDrafts(path.join(folder, 'drafts'))

  const ownModels = await listJsonFiles(path.join(folder, 'custom-types'), { deep: false })
  const modelFiles =
    ownModels.length > 0 || customTypesFolder === undefined
      ? ownModels
      : await listJsonFiles(customTypesFolder, { deep: false })

  return {
    ...repository,
    documents: (await readDocuments(path.join(folder, 'documents'))).map(shift),
    drafts: drafts.map((draft) => ({ ...draft, documents: draft.documents.map(shift) })),
    customTypes: await Promise.all(modelFiles.map((file) => readJson<CustomTypeModel>(file))),
    imagesFolder: path.join(folder, 'images'),
  }
}

async function readDrafts(folder: string): Promise<DraftInput[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      ...(await readJson<DraftFile>(path.join(folder, name, 'draft.json'))),
      documents: await readDocuments(path.join(folder, name, 'documents')),
    })),
  )
}

async function readDocuments(folder: string): Promise<DocumentInput[]> {
  const files = await listJsonFiles(folder, { deep: true })
  return Promise.all(
    files.map(async (file) => {
      const document = await readJson<DocumentInput>(file)
      for (const member of ['id', 'type'] as const) {
        if (typeof document[member] !== 'string') throw new Error(`${file} has no "${member}".`)
      }
      return document
    }),
  )
}

/** Sorted, because directory order differs between file systems. */
async function listJsonFiles(folder: string, { deep }: { deep: boolean }): Promise<string[]> {
  const names = await readdir(folder, { recursive: deep }).catch(ignoreMissing)
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(folder, name))
}

async function readJson<T>(file: string): Promise<T> {
  const text = await readFile(file, 'utf8')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new Error(`${file} is not valid JSON: ${(cause as Error).message}`, { cause })
  }
  if (!isRecord(value)) throw new Error(`${file} does not hold a JSON object.`)
  return value as T
}

function ignoreMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
