import { toDocumentRef } from '../../client/content/documents/problems.js'
import { toRedirectedJobId } from '../../client/content/pages/create-redirects.js'
import type { Check } from './candidate.js'
import { createAddressCheck } from './create-address-check.js'

/** A redirect within the site must lead to what is there: else it turns one 404 into two. */
export const checkRedirectTargets: Check = (candidate) => {
  const isAnswered = createAddressCheck(candidate)
  const { redirects, content } = candidate.site
  return redirects
    .filter(({ toPath }) => toPath.startsWith('/') && !isAnswered(toPath.replace(/[?#].*$/s, '')))
    .map((redirect) => {
      const { fromPath, toPath } = redirect
      const job =
        toRedirectedJobId(redirect) === null
          ? undefined
          : content?.jobs.open.find(({ url }) => url === toPath)
      const source = job ?? content?.redirects.find(({ data }) => isFrom(data.from, fromPath))
      return {
        document: source === undefined ? null : toDocumentRef(source),
        field: 'to',
        message: `the redirect from ${fromPath} leads to ${toPath}, which is not there.`,
        remedy: 'Choose a page that is published, or delete the redirect.',
        canBeApproved: false,
      }
    })
}

function isFrom(field: string | null, path: string): boolean {
  return (field ?? '').trim().toLowerCase().replace(/\/+$/, '') === path
}
