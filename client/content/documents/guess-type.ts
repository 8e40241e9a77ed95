import { isRecord } from './field-shapes.js'
import type { TypeName } from './type-paths.js'

/**
 * What a field that no model declares looks like. Addresses and markup in it are checked all the same,
 * so that a field which the models do not know yet cannot bring in what a known one could not.
 */
export function guessType(value: object): TypeName {
  if (Array.isArray(value)) return guessListType(value)
  if ('link_type' in value) return 'Link'
  if ('embed_url' in value) return 'Embed'
  if ('dimensions' in value) return 'Image'
  return 'Unknown'
}

function guessListType(list: readonly unknown[]): TypeName {
  const [first] = list
  if (!isRecord(first)) return 'Unknown'
  if ('slice_type' in first) return 'Slices'
  const isBlock = typeof first['type'] === 'string' && ('spans' in first || 'oembed' in first)
  if (isBlock || (first['type'] === 'image' && 'dimensions' in first)) return 'StructuredText'
  return 'Unknown'
}
