import type { LocationDocument } from '../../shared/content-model/content-types.js'
import type { Node } from '../documents/normalize-document.js'
import { toDocumentId } from '../documents/field-values.js'

/** The places that contain a place, nearest first. A chain that leads back to itself is cut there. */
export function placesAround(
  place: Node<LocationDocument>,
  locationById: Map<string, Node<LocationDocument>>,
): Node<LocationDocument>[] {
  const around: Node<LocationDocument>[] = []
  let next = parentOf(place, locationById)
  while (next !== undefined && next !== place && !around.includes(next)) {
    around.push(next)
    next = parentOf(next, locationById)
  }
  return around
}

function parentOf(
  place: Node<LocationDocument>,
  locationById: Map<string, Node<LocationDocument>>,
) {
  const id = toDocumentId(place.data.parent)
  return id === null ? undefined : locationById.get(id)
}
