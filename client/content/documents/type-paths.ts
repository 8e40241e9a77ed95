import md5 from 'md5'
import { memoize } from '../../shared/lib/memoize.js'
import type { TypeName } from './field-types.js'

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
 * Type paths as a tree that grows as documents are read. A repository has a few hundred paths and
 * millions of values, so each path is joined and hashed only once.
 */
export function createTypeTree(typePaths: TypePaths): TypeNode {
  const createNode = (path: string): TypeNode => ({
    path,
    type: path === '' ? undefined : (typePaths[path] ?? typePaths[md5(path)]),
    child: memoize((key) => createNode(path === '' ? key : `${path}.${key}`)),
  })
  return createNode('')
}
