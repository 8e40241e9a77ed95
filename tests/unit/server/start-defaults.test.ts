import { toSampleOptions, withStartDefaults } from '../../../server/config.js'
import { withSampleContent } from '../../../server/content-service/serve-sample.js'

const content = {
  port: 41234,
  publicUrl: 'http://localhost:8090',
  repositoryName: 'careers-sample',
  documentCount: 1,
  documentsFolders: [],
  readAgain: async () => {},
  accessTokens: [] as string[],
  close: async () => {},
}

describe('the sample’s content service', () => {
  it.each([
    [{}, 'http://localhost:8080'],
    [{ PORT: '8081' }, 'http://localhost:8081'],
    [{ PORT: '0' }, 'http://localhost:8080'],
  ])('with the environment %j the content service offers previews on %s', (env, siteUrl) => {
    expect(toSampleOptions(env)['site-url']).toBe(siteUrl)
  })

  it('a public content service gives the site no access token', () => {
    expect(withSampleContent({}, content)).not.toHaveProperty('PRISMIC_ACCESS_TOKEN')
  })

  it('a private content service gives the site its first token unless another is set', () => {
    const isPrivate = { ...content, accessTokens: ['one', 'two'] }
    expect(withSampleContent({}, isPrivate)['PRISMIC_ACCESS_TOKEN']).toBe('one')
    const given = { PRISMIC_ACCESS_TOKEN: 'mine' }
    expect(withSampleContent(given, isPrivate)['PRISMIC_ACCESS_TOKEN']).toBe('mine')
  })
})

it('an empty variable, as in a copy of .env.example, counts as not set', () => {
  const copied = { PRISMIC_WEBHOOK_SECRET: '', REBUILD_POLL_MS: '', SITE_URL: ' ' }
  expect(withStartDefaults({ PORT: '8081', ...copied })).toEqual(
    withStartDefaults({ PORT: '8081' }),
  )
})

it('the sample sends webhooks only to a site that has a secret, because any other refuses them', () => {
  expect(toSampleOptions({})['webhook-url']).toBeUndefined()
  const address = 'http://127.0.0.1:8080/api/webhooks/prismic'
  for (const name of ['PRISMIC_WEBHOOK_SECRET', 'PRISMIC_WEBHOOK_SECRET_FILE']) {
    expect(toSampleOptions({ [name]: 'x' })['webhook-url']).toBe(address)
  }
})

it('a real repository gets no defaults of the sample', () => {
  const env = { PRISMIC_REPOSITORY: 'acme', SITE_URL: 'https://jobs.example' }
  expect(withStartDefaults(env)).toEqual(env)
})

it.each([
  [{ PORT: '18600' }, 'http://localhost:18600'],
  [{ PORT: '18600', PRISMIC_REPOSITORY: 'acme' }, 'http://localhost:18600'],
  [{ PORT: '18600', SITE_URL: ' ' }, 'http://localhost:18600'],
  [{ PORT: '0' }, 'http://localhost:8080'],
  [{ PORT: '18600', SITE_URL: 'https://jobs.example' }, 'https://jobs.example'],
])('with the environment %j the pages name the address %s as their own', (env, siteUrl) => {
  expect(withStartDefaults(env)['SITE_URL']).toBe(siteUrl)
})
