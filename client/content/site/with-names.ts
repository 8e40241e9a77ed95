import type {
  DepartmentDocument,
  LocationDocument,
  PageDocument,
} from '../../shared/content-model/content-types.js'
import { toText } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import { toDocumentRef, type Report } from '../documents/problems.js'
import { memoizeLatest } from '../lib/memoize-latest.js'

type NamedDocument = DepartmentDocument | LocationDocument | PageDocument

/** Pages have the name of their document as heading, title and link: where it is empty, the UID stands for it. */
export function withNames<Document extends NamedDocument>(
  nodes: readonly Node<Document>[],
  field: 'name' | 'title',
  report: Report,
): Node<Document>[] {
  return nodes.map((node) => {
    const { [field]: name } = node.data as { name?: string | null; title?: string | null }
    if (toText(name) !== null) return node
    report({
      severity: 'warning',
      document: toDocumentRef(node),
      field,
      message: `the ${node.type} has no ${field}.`,
      remedy: 'Write one: until then its UID stands for it.',
    })
    return nameByUid(node, field) as Node<Document>
  })
}

const nameByUid = memoizeLatest((node: Node<NamedDocument>, field: string) => ({
  ...node,
  data: { ...node.data, [field]: node.uid ?? node.id },
}))
