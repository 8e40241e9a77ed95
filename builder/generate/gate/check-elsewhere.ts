import { createFinding, type Check } from './candidate.js'
import { createAddressCheck } from './create-address-check.js'

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
