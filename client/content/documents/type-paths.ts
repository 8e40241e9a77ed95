import md5 from 'md5'

/** The types that a type path can declare. */
export type TypeName =
  | 'Document'
  | 'DocumentData'
  | 'Group'
  | 'Slices'
  | 'Slice'
  | 'SharedSlice'
  | 'Link'
  | 'Image'
  | 'StructuredText'
  | 'Text'
  | 'UID'
  | 'Boolean'
  | 'Color'
  | 'Date'
  | 'Embed'
  | 'GeoPoint'
  | 'Number'
  | 'Select'
  | 'Timestamp'
  | 'IntegrationFields'
  | 'Unknown'

/** By dotted path, for example `job.data.title`, or by the MD5 of it. */
export type TypePaths = Readonly<Record<string, TypeName>>

/** What is declared at one path and, on demand, at those below it. */
export interface TypeNode {
  path: string
  /** Undefined where nothing is declared. */
  type: TypeName | undefined
  child: (key: string) => TypeNode
}

/**
 * Type paths as a tree that grows where documents lead. A repository has a few hundred paths and
 * millions of values: so each path is put together, and hashed, just once.
 */
export function createTypeTree(typePaths: TypePaths): TypeNode {
  const createNode = (path: string): TypeNode => {
    const children = new Map<string, TypeNode>()
    return {
      path,
      type: path === '' ? undefined : (typePaths[path] ?? typePaths[md5(path)]),
      child: (key) => {
        let node = children.get(key)
        if (node === undefined) {
          node = createNode(path === '' ? key : `${path}.${key}`)
          children.set(key, node)
        }
        return node
      },
    }
  }
  return createNode('')
}
