import { readContentEndpoint } from '../../../../builder/shared/content-endpoint.js'
import { createEnvironmentReader } from '../../../../builder/shared/environment.js'

const read = (env: Record<string, string>) => readContentEndpoint(createEnvironmentReader(env))

const SAMPLE = 'http://localhost:8090/api/v2'

it('the content endpoint is the sample without a repository; a browser reaches that on its own machine', () => {
  const sample = { repositoryName: 'careers-sample', previewApiEndpoint: SAMPLE }
  expect(read({})).toEqual({ ...sample, apiEndpoint: SAMPLE })
  const inside = 'http://content:8090/api/v2'
  expect(read({ SAMPLE_API_ENDPOINT: inside })).toEqual({ ...sample, apiEndpoint: inside })
})

it('the content endpoint is the repository’s own, for browsers too unless they have another', () => {
  const apiEndpoint = 'https://acme.cdn.prismic.io/api/v2'
  const acme = { repositoryName: 'acme', apiEndpoint }
  const given = { PRISMIC_REPOSITORY: 'acme', SAMPLE_API_ENDPOINT: SAMPLE }
  expect(read(given)).toEqual({ ...acme, previewApiEndpoint: apiEndpoint })
  expect(read({ ...given, PREVIEW_API_ENDPOINT: SAMPLE })).toEqual({
    ...acme,
    previewApiEndpoint: SAMPLE,
  })
})

it('the content endpoint is the one that is given, whatever the repository', () => {
  const PRISMIC_API_ENDPOINT = 'http://127.0.0.1:4000/api/v2'
  for (const env of [{}, { PRISMIC_REPOSITORY: 'acme' }]) {
    expect(read({ ...env, PRISMIC_API_ENDPOINT })).toMatchObject({
      apiEndpoint: PRISMIC_API_ENDPOINT,
      previewApiEndpoint: PRISMIC_API_ENDPOINT,
    })
  }
})
