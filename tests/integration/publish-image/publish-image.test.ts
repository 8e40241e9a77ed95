import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createProgress } from '../../../builder/lib/progress.js'
import type { Images } from '../../../builder/publish-image/images.js'
import { publishImage } from '../../../builder/publish-image/publish-image.js'
import { RolloutError } from '../../../builder/publish-image/rollout.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { madeJobs, madeRepository } from '../../helpers/content/made-documents.js'
import { openTestSite, UNCOMPRESSED } from '../../helpers/site/create-test-site.js'

let content: TestContentService
let workRoot: string
beforeEach(async () => {
  content = await startContentService({ documents: madeRepository(madeJobs(2)) })
  workRoot = mkdtempSync(path.join(os.tmpdir(), 'careers-publish-image-'))
})
afterEach(async () => {
  rmSync(workRoot, { recursive: true })
  await content.close()
})

/** From a web image without a site, by a registry and an orchestrator that only note what they are told. */
async function publish(replace: () => Promise<void>) {
  const events: string[] = []
  const note = (event: string) => async () => void events.push(event)
  const siteRoot = path.join(workRoot, 'site')
  const env = { PRISMIC_API_ENDPOINT: content.apiEndpoint, ...UNCOMPRESSED }
  const { generate } = openTestSite(siteRoot, env)
  const images: Pick<Images, 'fetch' | 'append' | 'push'> = {
    fetch: async () => ({ labels: {}, layers: [] }),
    append: note('a layer is added'),
    push: async () => {
      events.push('the image is pushed')
      return 'site@sha256:1'
    },
  }
  const published = publishImage({
    webImage: 'web',
    siteRoot,
    workRoot,
    images: images as Images,
    progress: createProgress({ write: () => true }, () => 0),
    rollout: {
      readServed: async () => ({ image: 'web', isHeld: false }),
      replace: () => replace().then(note('it is rolled out')),
    },
    reconcile: async () => {
      await generate()
      events.push('a release is made')
      return 0
    },
    announce: note('search engines are told'),
  })
  return { events, outcome: await published.catch((error: Error) => error.message) }
}

it('a release is announced once it has been rolled out', async () => {
  expect(await publish(async () => {})).toEqual({
    events: [
      ...['a release is made', 'a layer is added', 'the image is pushed', 'it is rolled out'],
      'search engines are told',
    ],
    outcome: 0,
  })
})

it('a release that could not be rolled out is not announced', async () => {
  const refused = new RolloutError('site@sha256:1 did not become ready')
  const { events, outcome } = await publish(() => Promise.reject(refused))
  expect(outcome).toBe(refused.message)
  expect(events.at(-1)).toBe('the image is pushed')
})
