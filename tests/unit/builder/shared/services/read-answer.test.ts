import { ListTasksCommand } from '@aws-sdk/client-ecs'
import { post } from '../../../../../builder/release/notify/post.js'
import { writeFetch } from '../../../../../builder/setup/connect/write-fetch.js'
import { requestApi } from '../../../../../builder/shared/services/api-request.js'
import { createEcsClient } from '../../../../../builder/shared/services/ecs-client.js'
import { startApi, type Api } from '../../../../helpers/server/start-api.js'

const createEcs = () =>
  createEcsClient({
    endpoint: api.url,
    region: 'eu-west-2',
    credentials: { accessKeyId: 'id', secretAccessKey: 'key' },
  })

let api: Api
beforeAll(async () => {
  api = await startApi(() => 'endless')
})
afterAll(() => api.close())

test.each([
  ['a launcher or the Kubernetes API', () => requestApi(api.url, {}, 60_000)],
  ['a search engine that is notified', () => post(api.url, '', {})],
  ['an API of Prismic that writes', () => writeFetch(api.url)],
  ['the API of ECS', () => createEcs().send(new ListTasksCommand({}))],
])('reading an answer of %s that never ends stops at its limit', async (_, ask) => {
  await expect(ask()).rejects.toThrow(`${new URL(api.url).host} answers with more than 4 MiB.`)
  expect(api.requests).toHaveLength(1)
  api.requests.length = 0
})
