import type { LocationDocument } from '../../shared/content-model/content-types.js'
import { toDocumentId } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import { ancestorsOf } from '../lib/ancestors-of.js'

/** The locations that contain a location, nearest first. */
export function locationsAround(
  location: Node<LocationDocument>,
  locationById: ReadonlyMap<string, Node<LocationDocument>>,
): Node<LocationDocument>[] {
  return ancestorsOf(location, ({ data }) => locationById.get(toDocumentId(data.parent) ?? ''))
}
