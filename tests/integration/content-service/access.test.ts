import { ForbiddenError } from '@prismicio/client'

import { createRepository } from '../../../server/content-service/repository/repository.js'
import {
  createContentClient,
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { createJobs } from './example-documents.js'

let service: TestContentService

beforeAll(async () => {
  service = await startContentService({
    documents: createJobs(2),
    access: 'private',
    accessTokens: ['MC5first', 'MC5second'],
  })
})
afterAll(() => service.close())

const oauth = {
  oauth_initiate: 'https://careers-test.prismic.io/auth',
  oauth_token: 'https://careers-test.prismic.io/auth/token',
}
const missing = {
  type: 'api_security_error',
  message: 'This repository is private, please provide an access token',
  ...oauth,
}
const invalid = { error: 'Invalid access token', ...oauth }

it.each([
  ['', 401, missing],
  ['?access_token=', 401, missing],
  ['?access_token=wrong', 401, invalid],
  ['/documents/search?ref=any', 401, missing],
  ['/documents/search?ref=any&access_token=wrong', 403, invalid],
])('a private repository answers /api/v2%s with %i', async (path, status, body) => {
  const response = await fetch(service.apiEndpoint + path)
  expect([response.status, await response.json()]).toEqual([status, body])
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

it.each(['MC5first', 'MC5second'])(
  'the official client reads a private repository with the access token %s',
  async (accessToken) => {
    const client = createContentClient(service, { accessToken })
    expect(await client.getAllByType('job')).toHaveLength(2)
  },
)

it('the official client reports a missing access token as forbidden', async () => {
  await expect(createContentClient(service).get()).rejects.toBeInstanceOf(ForbiddenError)
})

it('a repository cannot be private without an access token', () => {
  expect(() =>
    createRepository({ name: 'careers-test', documents: [], access: 'private' }),
  ).toThrow('set CONTENT_ACCESS_TOKENS')
})
