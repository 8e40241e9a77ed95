import { closest, distance } from 'fastest-levenshtein'
import { createTypePaths } from '../../client/content/documents/create-type-paths.js'
import type { TypePaths } from '../../client/content/documents/field-types.js'
import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import * as MESSAGES from '../../client/shared/constants/messages.js'
import type { BuilderConfig } from '../lib/config.js'
import { loadModels } from './load-models.js'

interface DeclaredTypes {
  typePaths: TypePaths
  warnings: string[]
}

export async function loadTypePaths(
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
