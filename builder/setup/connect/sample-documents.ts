import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isRecord } from '../../../client/shared/lib/is-record.js'
import { shiftDocumentDates } from '../../shared/sample/shift-document-dates.js'
import { withoutEmpty } from '../../lib/without-empty.js'
import type { ConnectConfig } from './connect-config.js'

export interface SampleDocument {
  /** What the document is known by in every repository. */
  key: string
  /** In the sample of its language; the same id in another one's is the same document. */
  id: string
  lang: string
  type: string
  uid: string | null
  tags: string[]
  /** In lists of the editor. */
  title: string
  /** Without empty fields. */
  data: Record<string, unknown>
}

type Content = Pick<ConnectConfig, 'content' | 'contentFolders' | 'languages'>

type Stored = Pick<SampleDocument, 'id' | 'type' | 'uid'> & {
  tags?: string[]
  data: Record<string, unknown>
}

/** The sample's documents with dates around today's, or the settings alone; the first language's come first. */
export async function readSampleDocuments({
  content,
  contentFolders,
  languages,
}: Content): Promise<SampleDocument[]> {
  if (content === 'none') return []
  const stored =
    content === 'settings'
      ? languages.map(() => [LEAST_SETTINGS])
      : await Promise.all(contentFolders.map(readStored))
  return languages.flatMap((lang, index) =>
    (stored[index] ?? []).map((document) => toSampleDocument(document, lang, languages[0])),
  )
}

async function readStored(contentFolder: string): Promise<Stored[]> {
  const { anchor } = await readJson<{ anchor?: string }>(
    path.join(contentFolder, 'repository.json'),
  )
  const folder = path.join(contentFolder, 'documents')
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.json'),
  )
  const stored = await Promise.all(
    names.sort().map((name) => readJson<Stored>(path.join(folder, name))),
  )
  const today = new Date().toISOString().slice(0, 10)
  return stored.map((document) => (anchor ? shiftDocumentDates(document, anchor, today) : document))
}

/** The folder of the pictures that the documents name. */
export async function findSampleImages(contentFolder: string): Promise<string> {
  const file = path.join(contentFolder, 'repository.json')
  const { images = 'images' } = await readJson<{ images?: string }>(file)
  return path.join(contentFolder, images)
}

/** `type/uid`, and the language after it unless it is the first one. */
export function toDocumentKey(
  { type, uid }: { type: string; uid?: string | null },
  lang: string,
  first: string,
): string {
  return `${type}/${uid ?? ''}${lang === first ? '' : ` (${lang})`}`
}

function toSampleDocument(document: Stored, lang: string, first: string): SampleDocument {
  const { id, type, uid, tags = [], data } = document
  const [title] = [data['title'], data['name']].filter((text) => typeof text === 'string')
  return {
    key: toDocumentKey(document, lang, first),
    id,
    lang,
    type,
    uid,
    tags,
    title: title ?? uid ?? type.replaceAll('_', ' '),
    data: withoutEmpty(data) as Record<string, unknown>,
  }
}

/** A site can be built from it, and an editor replaces the words. */
const LEAST_SETTINGS: Stored = {
  id: 'site-settings',
  type: 'site_settings',
  uid: null,
  data: { organisation_name: 'Your company', timezone: 'Europe/London', allow_empty: true },
}

async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, 'utf8')) as Value
}

/** Ids of the sample's documents that the data links to. */
export function findLinks(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findLinks)
  if (!isRecord(value)) return []
  if (value['link_type'] === 'Document') return [String(value['id'])]
  return Object.values(value).flatMap(findLinks)
}
