import { createSite, type SiteOptions } from '../../../client/content/create-site.js'
import { createTypePaths } from '../../../client/content/documents/create-type-paths.js'
import { formatProblem } from '../../../client/content/documents/problems.js'
import type { RepositoryFacts } from '../../../client/shared/content-api/create-content-client.js'
import { fetchSnapshot } from '../../../client/shared/content-api/fetch-snapshot.js'
import { isContentFailure } from '../../../client/shared/content-api/content-service-error.js'
import { mayPass } from '../../../client/shared/content-api/with-retries.js'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import type { BuilderConfig } from '../../lib/config.js'
import { createContentClient } from '../../content/content-client.js'
import { explainContentFailure } from '../../content/content-error.js'
import type { Models } from '../../content/fetch-models.js'
import { findImages } from '../../content/find-images.js'
import { readJobMemory } from '../../release/job-memory.js'
import { readPageMemory } from '../../release/page-memory.js'
import { checkBoard } from './check-board.js'
import { checkLanguages } from './check-languages.js'
import { missing, right, wrong, type Finding } from './finding.js'
import { isParsableUrl } from '../../../client/shared/lib/is-parsable-url.js'

/** Reads the repository and reports what a build would report. */
export async function checkContent(config: BuilderConfig, own: Models): Promise<Finding[]> {
  try {
    const client = createContentClient(config)
    const repository = await client.fetchRepository()
    const snapshot = await fetchSnapshot<CareersDocument>(client)
    // Further languages are looked at by the build, in programs that have their words.
    const ofCms = snapshot.documents.filter(({ lang }) => lang === config.lang)
    const { documents, findings } = await checkBoard(config, ofCms)
    const remembered = await readJobMemory(config.siteRoot, () => {})
    const rememberedPages = await readPageMemory(config.siteRoot, () => {})
    return [
      right('access', config.accessToken === null ? 'public' : 'the access token is accepted'),
      ...checkLanguages(config, repository),
      ...checkTypes(own, repository),
      ...findings,
      ...checkDocuments(documents, own, { remembered, rememberedPages, siteUrl: config.siteUrl }),
      checkImages(documents, config),
    ]
  } catch (error) {
    if (!isContentFailure(error)) throw error
    const { message } = explainContentFailure(error, config) as Error
    if (isContentFailure(error, 'forbidden'))
      return [wrong('access', message, 'Set PRISMIC_ACCESS_TOKEN to a token of this repository.')]
    return mayPass(error)
      ? [wrong('endpoint', message, 'Then run `npm run doctor` again.')]
      : [wrong('endpoint', message, 'Correct PRISMIC_REPOSITORY or PRISMIC_API_ENDPOINT.')]
  }
}

function checkTypes({ customTypes }: Models, { types }: RepositoryFacts): Finding[] {
  if (types === undefined) return [right('types', 'the service names none')]
  const lacking = customTypes.map(({ id }) => id).filter((id) => !(id in types))
  if (lacking.length === 0) return [right('types', `all ${customTypes.length} are there`)]
  return [wrong('types', `${lacking.join(', ')} are not there`, 'Run `npm run connect`.')]
}

function checkDocuments(
  documents: readonly CareersDocument[],
  own: Models,
  options: Pick<SiteOptions, 'remembered' | 'rememberedPages' | 'siteUrl'>,
): Finding[] {
  const settings = documents.filter(({ type }) => type === 'site_settings')
  if (settings.length === 0) {
    const remedy =
      'Publish the migration release. If there is none, run `npm run connect -- --settings-only` first.'
    return [wrong('settings document', 'none is published', remedy)]
  }
  const typePaths = createTypePaths(own.customTypes, own.sharedSlices)
  const site = createSite(documents, { ...options, now: new Date(), buildHash: '', typePaths })
  const errors = site.problems.filter(({ severity }) => severity === 'error')
  const warnings = site.problems.filter(({ severity }) => severity === 'warning')
  const open = site.content?.jobs.open.length ?? 0
  const allowsNone = site.content?.settings.data.allow_empty === true
  return [
    right('settings document', settings[0]?.id ?? ''),
    ...errors.map((problem) => wrong('content', formatProblem(problem), 'Correct and publish it.')),
    ...warnings.map((problem) => wrong('content', formatProblem(problem), NO_HURRY, false)),
    ...(errors.length === 0 ? [right('content', `${documents.length} documents`)] : []),
    open > 0 || allowsNone
      ? right('jobs', `${open} are open`)
      : wrong(
          'jobs',
          'none is open, and a site without jobs is not published',
          'Publish a job, or allow it in the settings document ("allow_empty").',
        ),
  ]
}

const NO_HURRY = 'The site is published all the same.'

/** The site's policy lets browsers load images by https, and those of the content service. */
function checkImages(
  documents: readonly CareersDocument[],
  { siteUrl, previewApiEndpoint }: BuilderConfig,
): Finding {
  const urls = findImages(documents).filter(({ url }) => isParsableUrl(url))
  const origins = new Set(urls.map(({ url }) => new URL(url).origin))
  const allowed = [new URL(siteUrl).origin, new URL(previewApiEndpoint).origin]
  const blocked = [...origins].filter(
    (origin) => !origin.startsWith('https:') && !allowed.includes(origin),
  )
  if (origins.size === 0) return missing('images', 'no document has one', 'Add pictures.')
  if (blocked.length === 0) return right('images', [...origins].join(', '))
  const remedy = 'Serve these images by https, or from the origin of PREVIEW_API_ENDPOINT.'
  return wrong('images', `browsers may load none from ${blocked.join(', ')}`, remedy, false)
}
