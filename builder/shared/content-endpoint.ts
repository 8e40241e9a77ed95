import { EnvironmentError, type EnvironmentReader } from './environment.js'

export interface ContentEndpoint {
  repositoryName: string
  apiEndpoint: string
  /** API for previews in an editor's browser. */
  previewApiEndpoint: string
}

const SAMPLE_REPOSITORY = 'careers-sample'
const SAMPLE_ENDPOINT = 'http://localhost:8090/api/v2'

/**
 * Defaults to the sample content service on this machine. Browsers reach it there even when other
 * programs use SAMPLE_API_ENDPOINT.
 */
export function readContentEndpoint(read: EnvironmentReader): ContentEndpoint {
  const repository = checkName(read.optional('PRISMIC_REPOSITORY'))
  const given = read.optionalUrl('PRISMIC_API_ENDPOINT')
  const isSample = repository === null && given === null
  const repositoryName = repository ?? SAMPLE_REPOSITORY
  const apiEndpoint = isSample
    ? read.url('SAMPLE_API_ENDPOINT', SAMPLE_ENDPOINT)
    : (given ?? toPrismicEndpoint(repositoryName))
  const previewDefault = isSample ? SAMPLE_ENDPOINT : apiEndpoint
  const previewApiEndpoint = read.url('PREVIEW_API_ENDPOINT', previewDefault)
  return { repositoryName, apiEndpoint, previewApiEndpoint }
}

export function toPrismicEndpoint(repositoryName: string): string {
  return `https://${repositoryName}.cdn.prismic.io/api/v2`
}

function checkName(name: string | null): string | null {
  if (name === null || /^[a-z0-9][a-z0-9-]{1,62}$/.test(name)) return name
  const [, inAddress = 'acme'] = /^(?:https?:\/\/)?([a-z0-9-]+)\./.exec(name) ?? []
  throw new EnvironmentError(
    `PRISMIC_REPOSITORY: "${name}" is not the name of a repository. Give the name only, as in PRISMIC_REPOSITORY=${inAddress}.`,
  )
}
