import { GraphQLError, Kind, parse, type FieldNode, type SelectionSetNode } from 'graphql'

import { createParsingError } from '../repository/api-error.js'

/** A parsed `graphQuery` parameter: the selection for each document type. */
export type GraphQuery = ReadonlyMap<string, SelectionSetNode>

/** Field ids and slice parts such as `non-repeat` may hold hyphens, which GraphQL names may not. */
const HYPHEN = '__hyphen__'

/** Reads a `graphQuery`. Throws 400 with line and column when it is not valid. */
export function parseGraphQuery(source: string): GraphQuery {
  try {
    const query = parse(source.replace(/(?<=\w)-(?=\w)/g, HYPHEN))
    const types = new Map<string, SelectionSetNode>()
    for (const definition of query.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue
      for (const node of definition.selectionSet.selections) {
        if (node.kind !== Kind.FIELD || !node.selectionSet) {
          throw new GraphQLError('expected a type with its fields', { nodes: node })
        }
        types.set(nameOf(node), node.selectionSet)
      }
    }
    return types
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    const { line, column } = error.locations?.[0] ?? { line: 1, column: 1 }
    const lines = source.split('\n')
    const offset = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1
    throw createParsingError(error.message, source, Math.min(offset, source.length))
  }
}

/** The field's id as the document writes it. */
export function nameOf(node: FieldNode): string {
  return restoreHyphens(node.name.value)
}

export function restoreHyphens(name: string): string {
  return name.replaceAll(HYPHEN, '-')
}
