import type { ImageMetadata } from '../../../../../client/content/documents/to-image.js'
import { normalizeDocument } from '../../../../../client/content/documents/normalize-document.js'
import {
  formatProblem,
  type ContentProblem,
} from '../../../../../client/content/documents/problems.js'
import {
  createTypeTree,
  type TypePaths,
} from '../../../../../client/content/documents/field-types.js'
import type { CareersDocument } from '../../../../../client/shared/content-model/content-types.js'
import { madeJob } from '../../../../helpers/content/made-documents.js'

const PATHS: Record<string, string | null> = {
  'department-engineering': '/departments/engineering',
  'boilerplate-a': null,
}
export const PICTURE = {
  url: 'https://images.example/a.jpg?rect=0,0,8,4',
  alt: 'A',
  copyright: null,
  dimensions: { width: 8, height: 4 },
}

export interface Setup {
  typePaths?: TypePaths
  /** Null: none are known, as in a preview. */
  images?: [string, ImageMetadata][] | null
}

export function normalize(data: object, { typePaths, images = [] }: Setup = {}) {
  const problems: ContentProblem[] = []
  const document = { ...madeJob('7'), data } as unknown as CareersDocument
  const node = normalizeDocument(document, {
    targets: {
      ofDocument: ({ id }) => {
        const path = PATHS[id]
        return path === undefined
          ? { kind: 'not published', path: null }
          : { kind: 'published', path }
      },
      ofAddress: () => undefined,
      isOfSite: () => false,
    },
    report: (problem) => void problems.push(problem),
    types: typePaths === undefined ? null : createTypeTree(typePaths),
    images: images === null ? undefined : new Map(images),
    untypedPaths: new Set(),
  })
  return {
    node,
    data: node.data as unknown as Record<string, unknown>,
    problems: problems.map(formatProblem),
  }
}

export const JOB: TypePaths = { job: 'Document', 'job.data': 'DocumentData' }
