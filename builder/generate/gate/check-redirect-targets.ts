import { isOwnPath } from '../../../client/shared/addresses/path-base.js'
import { type Check, createFinding } from './candidate.js'
import { createAddressCheck } from './create-address-check.js'

export const checkRedirectTargets: Check = (candidate) => {
  const isAnswered = createAddressCheck(candidate)
  return candidate.site.redirects
    .filter(({ toPath }) => toPath.startsWith('/') && isOwnPath(toPath) && !isAnswered(toPath))
    .map(({ fromPath, toPath, source }) => ({
      document: source,
      field: 'to',
      message: `the redirect from ${fromPath} leads to ${toPath}, which is not there.`,
      remedy: 'Choose a page that is published, or delete the redirect.',
      canBeApproved: false,
    }))
}

/** Redirects from one language to another: only with the files of all can it be told whether they end anywhere. */
export const checkElsewhere: Check = (candidate) => {
  const isAnswered = createAddressCheck(candidate)
  return [...candidate.elsewhere]
    .filter(([toPath]) => !isAnswered(toPath))
    .map(([toPath, fromPath]) =>
      createFinding(
        `the redirect from ${fromPath} leads to ${toPath}, which is not there.`,
        'Choose a page that is published, or delete the redirect.',
      ),
    )
}
