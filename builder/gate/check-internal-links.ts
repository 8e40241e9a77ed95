import type { Candidate, Check } from './candidate.js'
import { createAddressCheck } from './create-address-check.js'

export const checkInternalLinks: Check = (candidate) => {
  const isAnswered = createAddressCheck(candidate)
  return [...candidate.links]
    .filter(([path]) => !isAnswered(path))
    .map(([path, file]) => ({
      document: findDocument(candidate, file),
      field: null,
      message: `a link on /${file.replace(/\/?index\.html$/, '')} leads to ${path}, which is not there.`,
      remedy: 'Correct the link, or publish the page that it is meant for.',
      canBeApproved: false,
    }))
}

function findDocument({ site }: Candidate, file: string) {
  const page = site.pages.find(({ htmlFiles }) => htmlFiles.includes(file))
  const id = page?.data.result.pageContext.documentId ?? null
  return id === null ? null : { id, type: 'document', uid: null }
}
