import type { RedirectMaps } from '../../../client/content/pages/redirect-maps.js'
import { toJobKey } from '../../../client/shared/requests/take-base-off.js'
import type { LanguagePart } from './language-part.js'

type Part = Pick<LanguagePart, 'base' | 'redirectMaps'>

/** The maps of all languages. A job that a language lacks leads to the first one that has it. */
export function joinMaps(parts: readonly Part[]): RedirectMaps {
  const paths = parts.flatMap(({ redirectMaps }) => [...redirectMaps.paths])
  return { jobs: joinJobs(parts), paths: new Map(paths) }
}

function joinJobs(parts: readonly Part[]): Map<string, string> {
  const anywhere = new Map(parts.toReversed().flatMap(({ redirectMaps }) => [...redirectMaps.jobs]))
  return new Map(
    parts.flatMap(({ base, redirectMaps: { jobs } }) => {
      const known = [...jobs, ...[...anywhere].filter(([id]) => !jobs.has(id))]
      return known.map(([id, path]) => [toJobKey(id, base), path] as const)
    }),
  )
}
