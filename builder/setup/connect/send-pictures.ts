import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createMigration, type WriteClient } from '@prismicio/client'
import type { ProgressUpdate } from '../../lib/progress.js'
import { isRecord } from '../../../client/shared/lib/is-record.js'
import type { ConnectConfig } from './connect-config.js'
import { findSampleImages, type SampleDocument } from './sample-documents.js'
import { writeFetch, WriteRefusedError } from './write-fetch.js'

/** A picture of the media library, as the Asset API answers it. */
export interface Picture {
  id: string
  url: string
}

interface ListedAsset extends Picture {
  notes?: string | null
}

interface AssetPage {
  items: ListedAsset[]
  cursor?: string | null
}

/** One of the sample's, in the size that its field asks for. */
export interface SamplePicture {
  /** Below `images/`. */
  file: string
  width: number
  height: number
  alt: string | null
}

export type PicturesByFile = Map<string, Picture>

/** The media library's copies of the sample's pictures are known by their notes. */
const toNotes = (file: string) => `Sample picture of the careers site: ${file}`

export function findPictures(documents: readonly SampleDocument[]): Map<string, SamplePicture> {
  const found = new Map<string, SamplePicture>()
  const look = (value: unknown): void => {
    const picture = toSamplePicture(value)
    if (picture !== null) {
      const known = found.get(picture.file)
      if (known === undefined || known.width < picture.width) found.set(picture.file, picture)
    } else if (Array.isArray(value)) value.forEach(look)
    else if (isRecord(value)) Object.values(value).forEach(look)
  }
  for (const { data } of documents) look(data)
  return found
}

/** Null for what is no image field of the sample. */
export function toSamplePicture(value: unknown): SamplePicture | null {
  if (!isRecord(value) || !isRecord(value['dimensions'])) return null
  const { url, dimensions, alt } = value
  const [, file] = /^\{\{images\}\}\/([^?]+)/.exec(String(url)) ?? []
  if (file === undefined) return null
  const { width, height } = dimensions as Record<string, unknown>
  return {
    file,
    width: Number(width),
    height: Number(height),
    alt: typeof alt === 'string' ? alt : null,
  }
}

/** The sample's pictures that the media library has. */
export async function listPictures({
  assetEndpoint,
  repositoryName,
  writeToken,
}: ConnectConfig): Promise<Map<string, Picture>> {
  const found = new Map<string, Picture>()
  const headers = { repository: repositoryName, authorization: `Bearer ${writeToken}` }
  let cursor: string | null = null
  do {
    const query = new URLSearchParams({
      assetType: 'image',
      limit: '100',
      ...(cursor && { cursor }),
    })
    const response = await writeFetch(`${assetEndpoint}/assets?${query}`, { headers })
    if (!response.ok) {
      throw new WriteRefusedError(
        `The media library cannot be read (status ${response.status}). Check PRISMIC_WRITE_TOKEN.`,
      )
    }
    const page = (await response.json()) as AssetPage
    for (const asset of page.items) if (asset.notes) found.set(asset.notes, asset)
    cursor = page.cursor && page.cursor !== cursor ? page.cursor : null
  } while (cursor !== null)
  return found
}

export function pickSent(
  pictures: ReadonlyMap<string, SamplePicture>,
  listed: ReadonlyMap<string, Picture>,
): PicturesByFile {
  const known = [...pictures.keys()].map((file) => [file, listed.get(toNotes(file))] as const)
  return new Map(known.flatMap(([file, asset]) => (asset ? [[file, asset] as const] : [])))
}

/** Uploads what is missing, one after another. */
export async function sendPictures(
  missing: readonly SamplePicture[],
  { contentFolders }: Pick<ConnectConfig, 'contentFolders'>,
  client: WriteClient,
  update: ProgressUpdate,
): Promise<PicturesByFile> {
  // The sample has them once for all languages.
  const folder = await findSampleImages(contentFolders[0])
  const toUpload = await createUploader()
  const migration = createMigration()
  const assets = await Promise.all(
    missing.map(async (picture) => {
      const { file, alt } = picture
      const upload = toUpload(await readFile(path.join(folder, file)), picture)
      const params = { notes: toNotes(file), ...(alt !== null && { alt }) }
      return [file, migration.createAsset(upload, upload.name, params)] as const
    }),
  )
  await client.migrate(migration, {
    reporter: (event) => {
      if (event.type === 'assets:creating')
        update(event.data.current - 1, event.data.total, 'pictures')
      if (event.type === 'assets:created')
        update(event.data.created, event.data.created, 'pictures')
    },
  })
  return new Map(assets.flatMap(([file, { asset }]) => (asset ? [[file, asset] as const] : [])))
}

type ToUpload = (bytes: Buffer<ArrayBuffer>, picture: SamplePicture) => File

/** Drawings are sent as PNG, because the image service passes an SVG on as it is, in any size. */
async function createUploader(): Promise<ToUpload> {
  const { Resvg } = await import('@resvg/resvg-js')
  return (bytes, { file, width, height }) => {
    const { name, ext } = path.parse(file)
    const type = ext.slice(1).toLowerCase().replace('jpg', 'jpeg')
    if (type !== 'svg') return new File([bytes], file, { type: `image/${type}` })
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<image width="${width}" height="${height}" preserveAspectRatio="none"` +
      ` href="data:image/svg+xml;base64,${bytes.toString('base64')}"/></svg>`
    const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
    return new File([new Uint8Array(png)], `${name}.png`, { type: 'image/png' })
  }
}
