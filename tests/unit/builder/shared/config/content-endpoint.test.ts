import { readContentEndpoint } from '../../../../../builder/shared/config/content-endpoint.js'
import {
  createEnvironmentReader,
  EnvironmentError,
} from '../../../../../builder/shared/config/environment.js'

const read = (env: Record<string, string>) => readContentEndpoint(createEnvironmentReader(env))

const SAMPLE = 'http://localhost:8090/api/v2'

it('without a repository the sample is the content endpoint, and browsers use localhost', () => {
  const previewApiEndpoint = SAMPLE
  const sample = {
    isSample: true,
    repositoryName: 'careers-sample',
    isNamed: false,
    previewApiEndpoint,
  }
  expect(read({})).toEqual({ ...sample, apiEndpoint: SAMPLE })
  const inside = 'http://content:8090/api/v2'
  expect(read({ SAMPLE_API_ENDPOINT: inside })).toEqual({ ...sample, apiEndpoint: inside })
})

it('a repository has its own content endpoint, and browsers may have another', () => {
  const apiEndpoint = 'https://acme.cdn.prismic.io/api/v2'
  const acme = { isSample: false, repositoryName: 'acme', isNamed: true, apiEndpoint }
  const given = { PRISMIC_REPOSITORY: 'acme', SAMPLE_API_ENDPOINT: SAMPLE }
  expect(read(given)).toEqual({ ...acme, previewApiEndpoint: apiEndpoint })
  expect(read({ ...given, PREVIEW_API_ENDPOINT: SAMPLE })).toEqual({
    ...acme,
    previewApiEndpoint: SAMPLE,
  })
})

it('an explicit content endpoint takes precedence over any repository', () => {
  const PRISMIC_API_ENDPOINT = 'http://127.0.0.1:4000/api/v2'
  for (const env of [{}, { PRISMIC_REPOSITORY: 'acme' }]) {
    expect(read({ ...env, PRISMIC_API_ENDPOINT })).toMatchObject({
      isSample: false,
      apiEndpoint: PRISMIC_API_ENDPOINT,
      previewApiEndpoint: PRISMIC_API_ENDPOINT,
    })
  }
})

it.each(['https://acme.cdn.prismic.io/api/v2', 'https://acme.prismic.io/api/v2'])(
  'the address %s names the repository',
  (PRISMIC_API_ENDPOINT) => {
    expect(read({ PRISMIC_API_ENDPOINT })).toMatchObject({ repositoryName: 'acme', isNamed: true })
    expect(() => read({ PRISMIC_API_ENDPOINT, PRISMIC_REPOSITORY: 'other' })).toThrow(
      'PRISMIC_REPOSITORY is "other", but PRISMIC_API_ENDPOINT is the address of "acme".',
    )
  },
)

it('another address names none, so the repository has the name of the sample', () => {
  const PRISMIC_API_ENDPOINT = 'http://127.0.0.1:4000/api/v2'
  const unnamed = { repositoryName: 'careers-sample', isNamed: false }
  expect(read({ PRISMIC_API_ENDPOINT })).toMatchObject(unnamed)
})

it.each([
  'PRISMIC_API_ENDPOINT',
  'PREVIEW_API_ENDPOINT',
  'SAMPLE_API_ENDPOINT',
  'CONTENT_PUBLIC_URL',
])('a %s that may hold a token is refused in a line that does not show it', (name) => {
  const given = [
    'https://acme.cdn.prismic.io/api/v2?access_token=t0ken',
    'https://user:t0ken@content.example/api/v2',
    'acme.cdn.prismic.io/api/v2?access_token=t0ken',
    'https://acme.cdn.prismic.io/api/v2#t0ken',
  ]
  for (const value of given) {
    const said = `${name}: the address may be shown, so it must have no "?", "#" or "@". Give a token as PRISMIC_ACCESS_TOKEN.`
    expect(() => read({ [name]: value })).toThrow(new EnvironmentError(said))
  }
})

it.each(['https://acme.prismic.io', 'acme.prismic.io', 'Acme'])(
  '%s is refused in place of the name of a repository',
  (PRISMIC_REPOSITORY) => {
    expect(() => read({ PRISMIC_REPOSITORY })).toThrow(
      `PRISMIC_REPOSITORY: "${PRISMIC_REPOSITORY}" is not the name of a repository. Give the name only, as in PRISMIC_REPOSITORY=acme.`,
    )
  },
)
