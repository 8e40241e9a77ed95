import { shortHash } from '../shared/programs/hash.js'
import type { Models } from './fetch-models.js'

export type ModelKind = 'customtypes' | 'slices'

export interface ComparedModel {
  kind: ModelKind
  id: string
  /** The code's. */
  model: object
  /** `extended`: nothing is missing, and fields of the repository's own are there besides. */
  state: 'missing' | 'same' | 'extended' | 'different'
  /** Hash of the model in the repository; null if it has none. */
  remoteHash: string | null
  hash: string
  /** In words, what differs. */
  differences: string[]
}

type Json = Readonly<Record<string, unknown>>
interface Listed extends Json {
  id: string
}

/** Compares the code's models with those of a repository, whose other models are its own business. */
export function compareModels(own: Models, remote: Models): ComparedModel[] {
  return [
    ...own.sharedSlices.map((model) => compare('slices', model, remote.sharedSlices)),
    ...own.customTypes.map((model) => compare('customtypes', model, remote.customTypes)),
  ]
}

function compare(kind: ModelKind, model: object, others: readonly object[]): ComparedModel {
  const { id } = model as Listed
  const remote = (others as Listed[]).find((other) => other.id === id)
  const [hash, remoteHash] = [hashModel(model), remote === undefined ? null : hashModel(remote)]
  const common = { kind, id, model, hash, remoteHash }
  if (remote === undefined) return { ...common, state: 'missing', differences: [] }
  if (hash === remoteHash) return { ...common, state: 'same', differences: [] }
  const { lacking, added, changed } = findDifferences(toParts(model), toParts(remote))
  const isExtended = lacking.length + changed.length === 0
  return {
    ...common,
    state: isExtended ? 'extended' : 'different',
    differences: [
      ...(lacking.length > 0 ? [`it lacks ${lacking.join(', ')}`] : []),
      ...(added.length > 0 ? [`it has ${added.join(', ')} besides`] : []),
      ...(changed.length > 0 ? [`it differs in ${changed.join(', ')}`] : []),
    ],
  }
}

/** Equal for models that editors cannot tell apart. */
function hashModel(model: object): string {
  return shortHash(16, JSON.stringify(sortKeys(model)))
}

function findDifferences(own: Map<string, string>, remote: Map<string, string>) {
  const common = [...own.keys()].filter((part) => remote.has(part))
  return {
    lacking: [...own.keys()].filter((part) => !remote.has(part)),
    added: [...remote.keys()].filter((part) => !own.has(part)),
    changed: common.filter((part) => remote.get(part) !== own.get(part)),
  }
}

/** The fields of a type by their names, those of a slice with the variation and zone; the rest as one. */
function toParts(model: object | undefined): Map<string, string> {
  const { json, variations, ...rest } = sortKeys(model ?? {}) as Json
  const parts = new Map<string, string>()
  const addFields = (prefix: string, fields: unknown) => {
    for (const [name, field] of Object.entries((fields ?? {}) as Json)) {
      parts.set(`${prefix}${name}`, JSON.stringify(field))
    }
  }
  for (const fields of Object.values((json ?? {}) as Json)) addFields('', fields)
  for (const { id, primary, items, ...variation } of (variations ?? []) as Json[]) {
    addFields(`${String(id)}.`, primary)
    addFields(`${String(id)}.items.`, items)
    parts.set(`variation ${String(id)}`, JSON.stringify(variation))
  }
  parts.set('its settings', JSON.stringify([rest, Object.keys((json ?? {}) as Json)]))
  return parts
}

/** Prismic fills in the format, and its tools the addresses of pictures of slices. */
const OF_THE_SERVICE = ['imageUrl', 'docURL', 'version']

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([key, member]) =>
      !OF_THE_SERVICE.includes(key) &&
      member !== null &&
      member !== undefined &&
      !(key === 'format' && member === 'custom'),
  )
  const sorted = kept.sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([key, member]) => [key, sortKeys(member)]))
}
