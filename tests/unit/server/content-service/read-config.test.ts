import { readConfig } from '../../../../server/content-service/read-config.js'

const read = (env: Record<string, string>, options = {}) => readConfig(env, '/sample', options)

it('every setting has a default', () => {
  expect(read({})).toEqual({
    port: 8090,
    publicUrl: null,
    folders: ['/sample/server/content-service/sample'],
    accessTokens: [],
    siteUrl: 'http://localhost:8080',
    webhook: null,
  })
})

it('settings are read from the environment and the command line', () => {
  const env = {
    CONTENT_PORT: '0',
    CONTENT_PUBLIC_URL: 'https://content.example.org/',
    CONTENT_ACCESS_TOKENS: 'one, two,',
    PRISMIC_WEBHOOK_SECRET: ' old\nnew ',
  }
  const config = read(env, {
    folder: '/elsewhere',
    'site-url': 'http://localhost:8081/',
    'webhook-url': 'http://site/api/webhooks/prismic',
  })
  expect(config).toEqual({
    port: 0,
    publicUrl: 'https://content.example.org',
    folders: ['/elsewhere'],
    accessTokens: ['one', 'two'],
    siteUrl: 'http://localhost:8081',
    webhook: { url: 'http://site/api/webhooks/prismic', secret: 'old' },
  })
})

it.each([
  ['CONTENT_PORT', 'eighty'],
  ['CONTENT_PORT', '65536'],
  ['CONTENT_PORT', '-1'],
  ['CONTENT_PUBLIC_URL', 'localhost:8090'],
  ['CONTENT_PUBLIC_URL', 'ftp://example.org'],
  ['CONTENT_ACCESS_TOKENS_FILE', '/nowhere/tokens'],
])('an error names %s when it is "%s"', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: [^\n]*${value}[^\n]*$`))
})

it('an error names an option that is wrong', () => {
  expect(() => read({}, { 'site-url': 'site' })).toThrow(/^--site-url: "site" is not an http/)
})
