import type { PrismicDocument } from '@prismicio/client'
import { Kind, type SelectionSetNode } from 'graphql'

import type { ContentVersion } from '../repository/content-version.js'
import { isDocumentLink, isRecord, type DocumentLink } from '../repository/document-links.js'
import { nameOf, restoreHyphens, type GraphQuery } from './parse-graph-query.js'

export interface GraphQueryContext {
  version: ContentVersion
  /** Serves a value that is taken whole. */
  serve: (value: unknown) => unknown
  /** Serves a link without its document's data. */
  serveLink: (link: DocumentLink) => DocumentLink
}

/** The selected part of a document's data; nothing of a type that the query does not name. */
export function selectDocumentData(
  document: PrismicDocument,
  query: GraphQuery,
  context: GraphQueryContext,
): unknown {
  const selection = query.get(document.type)
  return selection ? selectFields(document.data, selection, context, document.type) : {}
}

/**
 * Picks fields of a record. `fragmentName` is the type or slice whose `...on` applies here, and
 * whose `...<name>Fields` stands for all its fields that are not links.
 */
function selectFields(
  record: Readonly<Record<string, unknown>>,
  selection: SelectionSetNode,
  context: GraphQueryContext,
  fragmentName: string,
): Record<string, unknown> {
  const picked: Record<string, unknown> = {}
  for (const node of selection.selections) {
    if (node.kind === Kind.FIELD) {
      const name = nameOf(node)
      if (name in record) picked[name] = selectValue(record[name], node.selectionSet, context)
    } else if (node.kind === Kind.FRAGMENT_SPREAD) {
      for (const [name, value] of Object.entries(record)) {
        if (!isDocumentLink(value)) picked[name] = context.serve(value)
      }
    } else if (restoreHyphens(node.typeCondition?.name.value ?? fragmentName) === fragmentName) {
      Object.assign(picked, selectFields(record, node.selectionSet, context, fragmentName))
    }
  }
  return picked
}

function selectValue(
  value: unknown,
  selection: SelectionSetNode | undefined,
  context: GraphQueryContext,
): unknown {
  if (!selection) return context.serve(value)
  if (Array.isArray(value)) return value.map((item) => selectValue(item, selection, context))
  if (isDocumentLink(value)) {
    const link = context.serveLink(value)
    const target = context.version.byId.get(value.id)?.document
    if (!target) return link
    return { ...link, data: selectFields(target.data, selection, context, target.type) }
  }
  if (!isRecord(value)) return value
  if (typeof value['slice_type'] === 'string') return selectSlice(value, selection, context)
  return selectFields(value, selection, context, '')
}

/** A slice keeps what identifies it; only its fields are selected, within a variation if it has some. */
function selectSlice(
  slice: Readonly<Record<string, unknown>>,
  selection: SelectionSetNode,
  context: GraphQueryContext,
): Record<string, unknown> {
  const sliceType = String(slice['slice_type'])
  const { primary, items, ...identity } = slice
  const parts = {
    primary,
    items,
    // Names of the same parts in slices that belong to one type only.
    'non-repeat': primary,
    repeat: items,
  }
  const fields = selectVariation(
    selectFields(parts, expandVariation(selection, slice), context, sliceType),
  )
  return { ...identity, ...fields }
}

function selectVariation(fields: Record<string, unknown>): Record<string, unknown> {
  const primary = fields['primary'] ?? fields['non-repeat']
  const items = fields['items'] ?? fields['repeat']
  return { ...(primary !== undefined && { primary }), ...(items !== undefined && { items }) }
}

/** Replaces `variation { ...on default { primary } }` by what it selects for this slice. */
function expandVariation(
  selection: SelectionSetNode,
  slice: Readonly<Record<string, unknown>>,
): SelectionSetNode {
  return {
    ...selection,
    selections: selection.selections.flatMap((node) => {
      if (node.kind === Kind.INLINE_FRAGMENT) {
        return { ...node, selectionSet: expandVariation(node.selectionSet, slice) }
      }
      if (node.kind !== Kind.FIELD || nameOf(node) !== 'variation') return node
      return (node.selectionSet?.selections ?? []).flatMap((inner) => {
        if (inner.kind !== Kind.INLINE_FRAGMENT) return inner
        const variation = restoreHyphens(inner.typeCondition?.name.value ?? '')
        return variation === slice['variation'] ? inner.selectionSet.selections : []
      })
    }),
  }
}
