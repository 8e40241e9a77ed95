import type { EnvironmentReader } from './environment.js'

/** Which repository the site shows, and where it answers. */
export interface ContentEndpoint {
  repositoryName: string
  apiEndpoint: string
  /** What an editor's browser calls. */
  previewApiEndpoint: string
}

export const SAMPLE_REPOSITORY = 'careers-sample'
const SAMPLE_ENDPOINT = 'http://localhost:8090/api/v2'

/** Without a repository and an endpoint, the sample's content service: on this machine, by default. */
export function readContentEndpoint(read: EnvironmentReader): ContentEndpoint {
  const repository = read.optional('PRISMIC_REPOSITORY')
  const fallback =
    repository === null
      ? read.url('SAMPLE_API_ENDPOINT', SAMPLE_ENDPOINT)
      : `https://${repository}.cdn.prismic.io/api/v2`
  const apiEndpoint = read.url('PRISMIC_API_ENDPOINT', fallback)
  return {
    repositoryName: repository ?? SAMPLE_REPOSITORY,
    apiEndpoint,
    previewApiEndpoint: read.url('PREVIEW_API_ENDPOINT', apiEndpoint),
  }
}
