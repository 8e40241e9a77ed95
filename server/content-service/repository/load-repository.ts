import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Language } from '@prismicio/client'

import { shiftDocumentDates } from '../../../builder/shared/sample/shift-document-dates.js'
import { isRecord } from '../../../client/shared/lib/is-record.js'
import type { DraftInput } from './drafts.js'
import type { CustomTypeModel, RepositoryContent } from './repository.js'
import type { DocumentInput } from './stored-document.js'

interface RepositoryFile {
  name: string
  anchor?: string
  languages?: Language[]
  access?: 'public' | 'private'
  /** The folder of the images, from here. */
  images?: string
}

interface DraftFile {
  id: string
  label: string
  deleted?: string[]
}

/**
 * Reads the folder of a Prismic repository: `repository.json`, `documents/`, `drafts/<name>/`, `images/`
 * (or the folder that `images` in `repository.json` names),
 * and `customtypes/<id>/index.json`; if there is no model, those of `customTypesFolder`. `anchor` in
 * `repository.json` is the day for which the documents were written: all dates move with `today`
 * (YYYY-MM-DD), so that the sample jobs do not look out of date.
 *
 * @throws if a file is missing, is not JSON or lacks a required field; the message names the file.
 */
export async function loadRepository(
  folder: string,
  { today, customTypesFolder }: { today: string; customTypesFolder?: string },
): Promise<RepositoryContent> {
  const {
    anchor,
    images = 'images',
    ...repository
  } = await readJson<RepositoryFile>(path.join(folder, 'repository.json'))
  if (typeof repository.name !== 'string') {
    throw new Error(`${path.join(folder, 'repository.json')} has no "name".`)
  }
  const shift = (document: DocumentInput) =>
    anchor === undefined ? document : shiftDocumentDates(document, anchor, today)
  const drafts = await readDrafts(path.join(folder, 'drafts'))

  const ownModelFiles = await listJsonFiles(path.join(folder, 'customtypes'))
  const modelFiles =
    ownModelFiles.length > 0 || customTypesFolder === undefined
      ? ownModelFiles
      : await listJsonFiles(customTypesFolder)

  return {
    ...repository,
    documents: (await readDocuments(path.join(folder, 'documents'))).map(shift),
    drafts: drafts.map((draft) => ({ ...draft, documents: draft.documents.map(shift) })),
    customTypes: await Promise.all(modelFiles.map((file) => readJson<CustomTypeModel>(file))),
    imagesFolder: path.join(folder, images),
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
  const files = await listJsonFiles(folder)
  return Promise.all(
    files.map(async (file) => {
      const document = await readJson<DocumentInput>(file)
      for (const field of ['id', 'type'] as const) {
        if (typeof document[field] !== 'string') throw new Error(`${file} has no "${field}".`)
      }
      return document
    }),
  )
}

/** Sorted, since the order within a directory differs between file systems. */
async function listJsonFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(ignoreMissing)
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
