import type { ContentVersion } from '../repository/content-version.js'
import type { DocumentLink } from '../repository/document-links.js'

/** For each type the fields wanted, from a comma list such as `job.title,my.location.name`. */
export type FieldSelection = ReadonlyMap<string, readonly string[]>

/** Reads the `fetch` and `fetchLinks` parameters. */
export function parseFieldSelection(source: string): FieldSelection {
  const selection = new Map<string, string[]>()
  for (const path of source.split(',')) {
    const [type, field] = path.trim().replace(/^my\./, '').split('.')
    if (!type || !field) continue
    selection.set(type, [...(selection.get(type) ?? []), field])
  }
  return selection
}

export function pickFields(
  data: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, data[field]]))
}

/** The link with the wanted fields of its document as `data`; unchanged if none are wanted. */
export function fetchLinkData(
  link: DocumentLink,
  version: ContentVersion,
  fetchLinks: FieldSelection,
  serve: (value: unknown) => unknown,
): DocumentLink {
  const target = version.byId.get(link.id)?.document
  const fields = target && fetchLinks.get(target.type)
  return fields ? { ...link, data: serve(pickFields(target.data, fields)) } : link
}
