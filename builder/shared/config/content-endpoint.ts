import { EnvironmentError, type EnvironmentReader } from './environment.js'

export interface ContentEndpoint {
  /** Neither a repository nor an endpoint is named. */
  isSample: boolean
  repositoryName: string
  /** Whether a variable names it; by default it has the sample's name, also at an endpoint of one's own. */
  isNamed: boolean
  apiEndpoint: string
  /** API for previews in an editor's browser. */
  previewApiEndpoint: string
}

const SAMPLE_REPOSITORY = 'careers-sample'
const TOKEN = 'PRISMIC_ACCESS_TOKEN'

/**
 * Defaults to the sample content service on this machine. Browsers reach it at its public URL even
 * when other programs use SAMPLE_API_ENDPOINT.
 */
export function readContentEndpoint(read: EnvironmentReader): ContentEndpoint {
  const named = read.optional('PRISMIC_REPOSITORY')
  const repository = named === null ? null : checkRepositoryName('PRISMIC_REPOSITORY', named)
  const given = read.endpoint('PRISMIC_API_ENDPOINT', TOKEN)
  const isSample = repository === null && given === null
  const inAddress = given === null ? null : toRepositoryName(given)
  checkSameRepository(repository, inAddress)
  const name = repository ?? inAddress
  const repositoryName = name ?? SAMPLE_REPOSITORY
  const apiEndpoint = isSample
    ? (read.endpoint('SAMPLE_API_ENDPOINT', TOKEN) ?? sampleEndpoint(read))
    : (given ?? toPrismicEndpoint(repositoryName))
  const previewDefault = isSample ? sampleEndpoint(read) : apiEndpoint
  const previewApiEndpoint = read.endpoint('PREVIEW_API_ENDPOINT', TOKEN) ?? previewDefault
  return { isSample, repositoryName, isNamed: name !== null, apiEndpoint, previewApiEndpoint }
}

/** Whether pages have the editor's toolbar outside a preview too. */
export function readsPreviewToolbar(read: EnvironmentReader): boolean {
  return read.choice('PREVIEW_TOOLBAR', ['session', 'always'], 'session') === 'always'
}

function sampleEndpoint(read: EnvironmentReader): string {
  const port = read.integer('CONTENT_PORT', 8090, 0, 65535)
  return `${read.endpoint('CONTENT_PUBLIC_URL', TOKEN) ?? `http://localhost:${port}`}/api/v2`
}

export function toPrismicEndpoint(repositoryName: string): string {
  return `https://${repositoryName}.cdn.prismic.io/api/v2`
}

/** Null for an address that is none of Prismic's own. */
function toRepositoryName(endpoint: string): string | null {
  return /^([a-z0-9-]+)\.(?:.+\.)?prismic\.io$/.exec(new URL(endpoint).hostname)?.[1] ?? null
}

/** Of another repository, webhooks and previews would be ignored. @throws EnvironmentError */
function checkSameRepository(named: string | null, inAddress: string | null): void {
  if (named === null || inAddress === null || named === inAddress) return
  throw new EnvironmentError(
    `PRISMIC_REPOSITORY is "${named}", but PRISMIC_API_ENDPOINT is the address of "${inAddress}". Correct one of them, or leave out the address.`,
  )
}

/** `source` is the variable or option that the name is from. @throws EnvironmentError */
export function checkRepositoryName(source: string, name: string): string {
  if (/^[a-z0-9][a-z0-9-]{1,62}$/.test(name)) return name
  const [, inAddress = 'acme'] = /^(?:https?:\/\/)?([a-z0-9-]+)\./.exec(name) ?? []
  throw new EnvironmentError(
    `${source}: "${name}" is not the name of a repository. Give the name only, as in ${source}=${inAddress}.`,
  )
}
