import type { ImageMetadata } from '../../client/content/documents/image-metadata.js'
import type { TypePaths } from '../../client/content/documents/type-paths.js'
import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import type { Board, WithBoard } from '../board/index.js'
import type { BuilderConfig } from '../lib/config.js'
import type { Progress } from '../lib/progress.js'
import { fetchDocuments, type ReadChoices } from './fetch-documents.js'
import { loadImageMetadata } from './load-image-metadata.js'
import { closest, distance } from 'fastest-levenshtein'
import { createTypePaths } from '../../client/content/documents/create-type-paths.js'
import * as MESSAGES from '../../client/shared/constants/messages.js'
import { loadModels } from './load-models.js'

export interface Content extends WithBoard {
  ref: string
  typePaths: TypePaths
  images: ReadonlyMap<string, ImageMetadata>
}

interface ContentChoices extends ReadChoices {
  /** Null for a site without one. */
  board: Board | null
  /** The board's jobs stay as they were last published. */
  isBoardKept?: boolean | undefined
}

/** Throws a `ContentError` or `BoardError` of one line that names the service or the model, and the remedy. */
export async function readContent(
  config: BuilderConfig,
  progress: Progress,
  { board: open, isBoardKept, ...choices }: ContentChoices,
): Promise<Content> {
  const { ref, documents: ofCms } = await progress.step('fetching', (update) =>
    fetchDocuments(config, update, choices),
  )
  const { first, others } = splitLanguages(ofCms, config)
  const ofFirst = await addBoard(open, progress, first, {
    isWhole: choices.isWhole === true,
    isKept: isBoardKept,
  })
  const { ofBoard, board, warnings } = ofFirst
  const documents = [...ofFirst.documents, ...others]
  const [types, images] = await progress.step('loading models and image metadata', () =>
    Promise.all([loadTypePaths(config, documents), loadImageMetadata(config, documents)]),
  )
  return {
    ref,
    board,
    documents,
    ofBoard,
    typePaths: types.typePaths,
    images: images.images,
    warnings: [...warnings, ...types.warnings, ...images.warnings],
  }
}

/** The one place where postings enter: nothing after this knows of boards. @throws BoardError */
async function addBoard(
  board: Board | null,
  progress: Progress,
  cms: readonly CareersDocument[],
  choices: Parameters<Board['read']>[1],
): Promise<WithBoard> {
  if (board === null) return { documents: cms, ofBoard: null, board, warnings: [] }
  return progress.step('reading the job board', async (update) => {
    const { postings, ...read } = await board.read(cms, choices)
    update(postings, postings, 'postings')
    return read
  })
}

/** A job board's postings are in the site's first language. */
function splitLanguages(
  documents: readonly CareersDocument[],
  { lang, languages }: BuilderConfig,
): Record<'first' | 'others', readonly CareersDocument[]> {
  if (languages.length === 0) return { first: documents, others: [] }
  const isOfSite = (name: string) => languages.some((language) => language.lang === name)
  return {
    first: documents.filter((document) => document.lang === lang),
    others: documents.filter((document) => document.lang !== lang && isOfSite(document.lang)),
  }
}

interface DeclaredTypes {
  typePaths: TypePaths
  warnings: string[]
}

async function loadTypePaths(
  config: BuilderConfig,
  documents: readonly CareersDocument[],
): Promise<DeclaredTypes> {
  const { customTypes, sharedSlices } = await loadModels(config)
  const known = new Set(customTypes.map(({ id }) => id))
  const types = new Set<string>(documents.map(({ type }) => type))
  const missing = [...types].filter((type) => !known.has(type)).sort()
  return {
    typePaths: createTypePaths(customTypes, sharedSlices),
    warnings: missing.map(
      (type) =>
        `${MESSAGES.schemaMissing(type)}: its documents are read as they come.${suggest(type, known)}`,
    ),
  }
}

/** A type that is misspelt, and not of another site, is a letter or two away from a known one. */
function suggest(type: string, known: ReadonlySet<string>): string {
  const nearest = closest(type, [...known])
  return distance(type, nearest) <= 2 ? ` Is "${nearest}" meant?` : ''
}
