import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import {
  startContentService,
  type TestContentService,
  type TestContentServiceOptions,
} from '../content/content-service.js'
import { findFreePort } from '../machine/find-free-port.js'
import { createTestSite, openTestSite, UNCOMPRESSED, type TestSite } from './create-test-site.js'

interface GeneratedSite {
  content: TestContentService
  /** The settings that the site was generated with. */
  env: Record<string, string>
  siteRoot: string
  close: () => Promise<void>
}

/**
 * A content service, and a site that is generated from it with further settings. Tests that only read
 * the plain sample share one site: it is generated once for each worker of Jest.
 */
export async function startGeneratedSite(
  options: TestContentServiceOptions = {},
  settings: Record<string, string> = {},
): Promise<GeneratedSite> {
  const isPlain = Object.keys({ ...options, ...settings }).every((name) => name === 'hasToolbar')
  return isPlain ? startSharedSite(options) : startOwnSite(options, settings)
}

async function startOwnSite(
  options: TestContentServiceOptions,
  settings: Record<string, string>,
): Promise<GeneratedSite> {
  const content = await startContentService(options)
  const env = { ...toEnv(content), ...settings }
  const site = await createTestSite(env)
  const close = async () => {
    await content.close()
    await site.remove()
  }
  await generate(site, close)
  return { content, env, siteRoot: site.siteRoot, close }
}

/**
 * Pages have the address of the content service and the sample's dates, so each file of a worker starts it on
 * the same port and, also after midnight, on the same day.
 */
async function startSharedSite(options: TestContentServiceOptions): Promise<GeneratedSite> {
  const { TEST_RUN_FOLDER = '', JEST_WORKER_ID = '1' } = process.env
  const folder = path.join(TEST_RUN_FOLDER, `worker-${JEST_WORKER_ID}`)
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'service.json')
  if (!existsSync(file)) {
    const today = new Date().toISOString().slice(0, 10)
    writeFileSync(file, JSON.stringify({ port: await findFreePort(), today }))
  }
  const service = JSON.parse(readFileSync(file, 'utf8')) as { port: number; today: string }
  const content = await startContentService({ ...options, ...service })
  const env = toEnv(content)
  const site = openTestSite(path.join(folder, 'site'), env)
  if ((await site.current()) === null) await generate(site, content.close)
  return { content, env, siteRoot: site.siteRoot, close: content.close }
}

async function generate(site: TestSite, close: () => Promise<void>): Promise<void> {
  await site.generate().catch(async (error: unknown) => {
    await close()
    throw error
  })
}

function toEnv({ repository, apiEndpoint }: TestContentService): Record<string, string> {
  return {
    PRISMIC_REPOSITORY: repository.name,
    PRISMIC_API_ENDPOINT: apiEndpoint,
    ...UNCOMPRESSED,
  }
}
