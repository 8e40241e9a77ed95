import type { EnvironmentReader } from './environment.js'

/** Which repository the site shows, and where it answers. */
export interface ContentEndpoint {
  repositoryName: string
  apiEndpoint: string
  /** What an editor's browser calls. */
  previewApiEndpoint: string
}

const SAMPLE_REPOSITORY = 'careers-sample'
const SAMPLE_ENDPOINT = 'http://localhost:8090/api/v2'

/**
 * Without a repository and an endpoint, the sample's content service: on this machine, by default, and
 * for browsers in any case, wherever other programs reach it.
 */
export function readContentEndpoint(read: EnvironmentReader): ContentEndpoint {
  const repository = read.optional('PRISMIC_REPOSITORY')
  const given = read.optionalUrl('PRISMIC_API_ENDPOINT')
  if (repository === null && given === null) {
    return {
      repositoryName: SAMPLE_REPOSITORY,
      apiEndpoint: read.url('SAMPLE_API_ENDPOINT', SAMPLE_ENDPOINT),
      previewApiEndpoint: read.url('PREVIEW_API_ENDPOINT', SAMPLE_ENDPOINT),
    }
  }
  const repositoryName = repository ?? SAMPLE_REPOSITORY
  const apiEndpoint = given ?? `https://${repositoryName}.cdn.prismic.io/api/v2`
  return {
    repositoryName,
    apiEndpoint,
    previewApiEndpoint: read.url('PREVIEW_API_ENDPOINT', apiEndpoint),
  }
}
