import type { PlatformRequest } from '../../../../client/shared/content-api/platform.js'
import { checkAccessToken } from '../../../../server/preview/token-handler.js'
import { openPreview } from '../../../../server/preview/open-preview.js'
import { createServerPlatform } from '../../../../builder/shared/programs/server-platform.js'
import { createTestPlatform } from '../../../helpers/content/create-test-platform.js'

const TOKEN = 'https://careers-sample.prismic.io/previews/x:y'

/** A service that never answers, and timers that end at once. */
function createDependencies() {
  const requests: string[] = []
  const platform = createTestPlatform({
    fetch: (url, { signal }: PlatformRequest) => {
      requests.push(url)
      return new Promise((_resolve, reject) => {
        const aborted = signal as AbortSignal
        aborted.addEventListener('abort', () => reject(new Error('aborted')))
      })
    },
    startTimer: (_ms, run) => {
      const timer = setImmediate(run)
      return () => clearImmediate(timer)
    },
  })
  return {
    repository: { repositoryName: 'careers-sample', apiEndpoints: [] },
    apiEndpoint: 'http://content.invalid/api/v2',
    accessToken: null,
    promptsForAccessToken: true,
    siteUrl: 'http://localhost:8080',
    platform,
    count: () => {},
    requests,
  }
}

it('openPreview gives up on a service that does not answer after a second attempt', async () => {
  const dependencies = createDependencies()
  const opening = await openPreview({ token: TOKEN, documentId: 'job-1' }, dependencies)
  expect(opening).toEqual({
    kind: 'failed',
    status: 504,
    reason: 'no-answer',
    message: 'The content service did not answer within 3 s.',
  })
  expect(dependencies.requests).toHaveLength(2)
})

it('checkAccessToken does not take a service that does not answer for a wrong token', async () => {
  const given = { repository: 'careers-sample', accessToken: 'x' }
  expect(await checkAccessToken(given, createDependencies())).toMatchObject({ status: 504 })
})

it('the platform of the server follows no redirect', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  await createServerPlatform().fetch('http://content.invalid/', { cache: 'no-store' })
  expect(fetch).toHaveBeenCalledWith('http://content.invalid/', {
    cache: 'no-store',
    redirect: 'error',
  })
  fetch.mockRestore()
})
