import { findLinkField } from '../../../client/content/documents/find-link-field.js'
import { toDocumentRef, type DocumentRef } from '../../../client/content/documents/problems.js'
import { BASE } from '../../../client/shared/addresses/own-base.js'
import { isOwnPath } from '../../../client/shared/addresses/path-base.js'
import type { Candidate, Check } from './candidate.js'
import { createAddressCheck } from './create-address-check.js'

export const checkInternalLinks: Check = (candidate) => {
  const isAnswered = createAddressCheck(candidate)
  return [...candidate.links]
    .filter(([path]) => isChecked(path) && !isAnswered(path))
    .map(([path, file]) => ({
      ...findSource(candidate, path, file),
      message: `a link on /${file.replace(/\/?index\.html$/, '')} leads to ${path}, which is not there.`,
      remedy: 'Correct the link, or publish the page that it is meant for.',
      canBeApproved: false,
    }))
}

/** Only the program of the first language, which joins all, knows the pages of the others. */
function isChecked(path: string): boolean {
  return BASE === '' || isOwnPath(path)
}

/** The field that has the link: one of the page's own document, or of another that the page shows. */
function findSource(
  { site }: Candidate,
  path: string,
  file: string,
): { document: DocumentRef | null; field: string | null } {
  const page = site.pages.find(({ htmlFiles }) => htmlFiles.includes(file))
  const id = page?.data.result.pageContext.documentId ?? null
  const { nodes } = site.content
  const own = nodes.find((node) => node.id === id)
  for (const node of own === undefined ? nodes : [own, ...nodes]) {
    const field = findLinkField(node.data, path)
    if (field !== null) return { document: toDocumentRef(node), field }
  }
  return { document: own === undefined ? null : toDocumentRef(own), field: null }
}
