import type { BoardDocuments } from '../../client/content/board/join-postings.js'
import type { ImageMetadata } from '../../client/content/documents/image-metadata.js'
import type { TypePaths } from '../../client/content/documents/type-paths.js'
import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import type { BuilderConfig } from '../lib/config.js'
import type { Progress } from '../lib/progress.js'
import { addBoard, type BoardChoices } from './add-board.js'
import type { BoardFacts } from '../shared/site-root/release-manifest.js'
import { fetchDocuments, type ReadChoices } from './fetch-documents.js'
import { loadImageMetadata } from './load-image-metadata.js'
import { loadTypePaths } from './load-type-paths.js'

export interface Content {
  ref: string
  /** Null without a board. */
  board: BoardFacts | null
  /** Those of the board as if they were the CMS's. */
  documents: readonly CareersDocument[]
  /** Null without a board. */
  ofBoard: BoardDocuments | null
  typePaths: TypePaths
  images: ReadonlyMap<string, ImageMetadata>
  warnings: string[]
}

/** Throws a `ContentError` or `BoardError` of one line that names the service or the model, and the remedy. */
export async function readContent(
  config: BuilderConfig,
  progress: Progress,
  { board: choicesOfBoard, ...choices }: ReadChoices & { board?: Omit<BoardChoices, 'isWhole'> },
): Promise<Content> {
  const { ref, documents: ofCms } = await progress.step('fetching', (update) =>
    fetchDocuments(config, update, choices),
  )
  const { first, others } = splitLanguages(ofCms, config)
  const ofFirst = await addBoard(config, progress, first, {
    ...choicesOfBoard,
    isWhole: choices.isWhole === true,
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
