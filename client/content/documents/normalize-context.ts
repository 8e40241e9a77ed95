import type { CareersDocument } from '../../shared/content-model/content-types.js'
import type { ImageMetadata } from './image-metadata.js'
import type { LinkResolver } from './link-resolver.js'
import { toDocumentRef, type ContentProblem, type Report } from './problems.js'
import type { TypeNode } from './type-paths.js'

/** What normalization knows besides the document. */
export interface NormalizeOptions {
  resolveLink: LinkResolver
  report: Report
  /** The root of the declared types; without it fields are read by their shape alone. */
  types: TypeNode | null
  /** By image URL. */
  images: ReadonlyMap<string, ImageMetadata>
  /** Paths without a type that were reported already: each is told once, not once a document. */
  untypedPaths: Set<string>
}

/** Where normalization is within a document. Linked, so that only a problem pays for a path. */
export interface FieldPosition {
  parent: FieldPosition | null
  key: string
  document: CareersDocument
  options: NormalizeOptions
}

export function positionBelow(parent: FieldPosition, key: string | number): FieldPosition {
  return { parent, key: String(key), document: parent.document, options: parent.options }
}

/** Keys from the document's data down, for example `['body', '0', 'primary', 'text']`. */
export function pathOf(place: FieldPosition): string[] {
  const keys: string[] = []
  for (let at = place; at.parent !== null; at = at.parent) keys.unshift(at.key)
  return keys
}

export function reportAt(
  place: FieldPosition,
  problem: Pick<ContentProblem, 'severity' | 'message' | 'remedy'>,
): void {
  const field = pathOf(place).join('.')
  place.options.report({ ...problem, document: toDocumentRef(place.document), field })
}
