import type {
  DepartmentDocument,
  LocationDocument,
} from '../../shared/content-model/content-types.js'
import { toTextOrEmpty } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import { toDocumentRef, type Report } from '../documents/problems.js'
import type { SiteContent } from '../site/site-content.js'

/** Visitors choose departments and locations by their names, and see nothing else of them. */
export function checkNames({ departments, locations }: SiteContent, report: Report): void {
  for (const nodes of [departments, locations]) checkNamesOf(nodes, report)
}

function checkNamesOf(
  nodes: readonly Node<DepartmentDocument | LocationDocument>[],
  report: Report,
): void {
  const first = new Map<string, (typeof nodes)[number]>()
  for (const node of nodes) {
    const name = toTextOrEmpty(node.data.name)
    const key = name.toLowerCase().replace(/\s+/g, ' ')
    const other = first.get(key)
    if (other === undefined) {
      first.set(key, node)
      continue
    }
    report({
      severity: 'warning',
      document: toDocumentRef(node),
      field: 'name',
      message: `"${name}" is also the name of the ${other.type} "${other.uid ?? ''}" (${other.id}), so visitors cannot tell the two apart.`,
      remedy: 'Give one of the two another name, or merge them.',
    })
  }
}
