import type { CareersDocument } from '../../shared/content-model/content-types.js'
import { isEqual } from '../lib/is-equal.js'
import type { ImageMetadata } from './to-image.js'
import type { AddressTarget, DocumentLink, DocumentTarget } from './link-targets.js'
import type { FieldContext, FieldPosition, NormalizeOptions } from './normalize-context.js'
import { normalizeRecord } from './normalize-fields.js'
import type { ContentProblem } from './problems.js'
import type { TypeNode } from './field-types.js'

/** A normalized document: its links carry the path of their target, and every field has its type. */
export interface Node<Document extends CareersDocument = CareersDocument> {
  id: string
  type: Document['type']
  uid: string | null
  /** Path of the node's page; null where it has none. */
  url: string | null
  lang: string
  /** ISO 8601; null for a document that was never published. */
  lastPublishedAt: string | null
  /** The content-service id again, because the specification names this field; no code reads it. */
  _previewable: string
  data: Document['data']
}

/** A node, its other inputs, and the problems found. */
interface Reading {
  node: Node
  types: TypeNode | null
  /** False where no build has asked for images, as in a preview. */
  hasImages: boolean
  documents: Map<DocumentLink, DocumentTarget>
  addresses: Map<string, AddressTarget | undefined>
  images: Map<string, ImageMetadata | undefined>
  problems: { problem: ContentProblem; untypedPath: string | undefined }[]
}

const readings = new WeakMap<CareersDocument, Reading>()

/** An unchanged document keeps its node while the types, and what it links to and shows, stay too. */
export function normalizeDocument<Document extends CareersDocument>(
  document: Document,
  options: NormalizeOptions,
): Node<Document> {
  const former = readings.get(document)
  const reading =
    former !== undefined && isCurrent(former, options) ? former : readDocument(document, options)
  if (former !== undefined && isEqual(former.node, reading.node)) reading.node = former.node
  readings.set(document, reading)

  const { report, untypedPaths } = options
  for (const { problem, untypedPath } of reading.problems) {
    if (untypedPath !== undefined && untypedPaths.has(untypedPath)) continue
    if (untypedPath !== undefined) untypedPaths.add(untypedPath)
    report(problem)
  }
  return reading.node as Node<Document>
}

/** The paths of others to which normalized documents link. */
export function findLinkedPaths(documents: readonly CareersDocument[]): Set<string> {
  const paths = new Set<string>()
  for (const document of documents) {
    const reading = readings.get(document)
    for (const [link, { path }] of reading?.documents ?? []) {
      if (link !== document && path !== null) paths.add(path)
    }
    for (const target of reading?.addresses.values() ?? []) if (target) paths.add(target.path)
  }
  return paths
}

/** The addresses of this site to which a document links, and of which only all pages tell whether they are there. */
export function findOpenAddresses(document: CareersDocument): string[] {
  const addresses = [...(readings.get(document)?.addresses ?? [])]
  return addresses
    .filter(([url, target]) => target === undefined && url.trim().startsWith('/'))
    .map(([url]) => url)
}

function isCurrent(reading: Reading, { types, targets, images }: NormalizeOptions): boolean {
  if (reading.types !== types || reading.hasImages !== (images !== undefined)) return false
  for (const [link, { kind, path }] of reading.documents) {
    const target = targets.ofDocument(link)
    if (target.kind !== kind || target.path !== path) return false
  }
  for (const [url, target] of reading.addresses) {
    if (!isEqual(targets.ofAddress(url), target)) return false
  }
  for (const [url, known] of reading.images) if (!isEqual(images?.get(url), known)) return false
  return true
}

function readDocument(document: CareersDocument, options: NormalizeOptions): Reading {
  const { types, images } = options
  const reading: Omit<Reading, 'node'> = {
    types,
    hasImages: images !== undefined,
    documents: new Map(),
    addresses: new Map(),
    images: new Map(),
    problems: [],
  }
  const noting = <Key, Value>(seen: Map<Key, Value>, find: (key: Key) => Value) => {
    return (key: Key) => {
      const value = find(key)
      seen.set(key, value)
      return value
    }
  }
  const node = toNode(document, {
    types,
    targets: {
      ofDocument: noting(reading.documents, options.targets.ofDocument),
      ofAddress: noting(reading.addresses, options.targets.ofAddress),
      // It depends on no document.
      isOfSite: options.targets.isOfSite,
    },
    images: images && { get: noting(reading.images, (url) => images.get(url)) },
    report: (problem, untypedPath) => void reading.problems.push({ problem, untypedPath }),
  })
  return { ...reading, node }
}

function toNode(document: CareersDocument, options: FieldContext): Node {
  const position: FieldPosition = { parent: null, key: '', document, options }
  const types = options.types?.child(document.type) ?? null
  // Not a problem: a repository may have types that this site does not know. They are read by shape.
  const fieldTypes = types?.type === undefined ? null : types.child('data')
  const own = options.targets.ofDocument(document)
  return {
    id: document.id,
    type: document.type,
    uid: document.uid ?? null,
    url: own.kind === 'published' || own.kind === 'in another language' ? own.path : null,
    lang: document.lang,
    lastPublishedAt: document.last_publication_date || null,
    _previewable: document.id,
    data: normalizeRecord(document.data, fieldTypes, position) as unknown as Node['data'],
  }
}
