import type request from 'supertest'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { linkTo, madeJob, madePage } from '../../helpers/content/made-documents.js'
import { createTestSidecar, type TestSidecar } from '../../helpers/server/create-test-sidecar.js'

export const NAME = 'careers-sample'
export const ACCESS_TOKEN = 'an-access-token-of-the-repository'
/** Of the one draft that there is. */
export const TOKEN = `https://${NAME}.prismic.io/previews/Ywinter:AbC~d?websitePreviewId=Ywinter`

const published = [madeJob('1001'), madeJob('1002'), madePage('home'), madePage('life')]
const winter = {
  name: 'winter',
  id: 'Ywinter',
  label: 'Winter',
  documents: [
    madeJob('1001', { title: 'A changed role' }),
    madeJob('1101', { title: 'A new role' }),
    madePage('team', { parent: linkTo('page', 'life') }),
    madePage('ours', { parent: linkTo('page', 'team') }),
    madePage('ouroboros', { parent: linkTo('page', 'ouroboros') }),
    { ...madePage('/evil.example'), id: 'page-evil' },
  ],
  deleted: ['job-1002'],
}

interface Parts {
  content: TestContentService
  sidecar: TestSidecar
}

/**
 * A sidecar that does not listen, and the content service with a draft that it asks. A test begins them
 * with `start`, whose access tokens make the repository private; they end with it.
 */
export function preparePreviewSidecar() {
  const parts = {} as Parts
  const start = async (env: Record<string, string> = {}, accessTokens: string[] = []) => {
    parts.content = await startContentService({
      name: NAME,
      documents: published,
      drafts: [winter],
      accessTokens,
    })
    const { apiEndpoint } = parts.content
    parts.sidecar = await createTestSidecar({ PRISMIC_API_ENDPOINT: apiEndpoint, ...env })
  }
  afterEach(async () => {
    parts.sidecar.remove()
    await parts.content.close()
  })
  return Object.assign(parts, { start })
}

export function cookiesOf(response: request.Response): string[] {
  return (response.headers['set-cookie'] ?? []) as unknown as string[]
}
