import type { ImageMetadata } from '../../client/content/documents/image-metadata.js'
import type { TypePaths } from '../../client/content/documents/type-paths.js'
import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import type { BuilderConfig } from '../lib/config.js'
import type { Progress } from '../lib/progress.js'
import { fetchDocuments, type ReadChoices } from './fetch-documents.js'
import { loadImageMetadata } from './load-image-metadata.js'
import { loadTypePaths } from './load-type-paths.js'

export interface Content {
  ref: string
  documents: CareersDocument[]
  typePaths: TypePaths
  images: ReadonlyMap<string, ImageMetadata>
  warnings: string[]
}

/** Throws a `ContentError` of one line that names the service or the model, and the remedy. */
export async function readContent(
  config: BuilderConfig,
  progress: Progress,
  choices: ReadChoices,
): Promise<Content> {
  const { ref, documents } = await progress.step('fetching', (update) =>
    fetchDocuments(config, update, choices),
  )
  const [types, images] = await progress.step('loading models and image metadata', () =>
    Promise.all([loadTypePaths(config, documents), loadImageMetadata(config, documents)]),
  )
  return {
    ref,
    documents,
    typePaths: types.typePaths,
    images: images.images,
    warnings: [...types.warnings, ...images.warnings],
  }
}
