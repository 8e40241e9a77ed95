import path from 'node:path'
import { listFiles } from '../../builder/lib/list-files.js'
import { readHtml, type BuiltHtml } from './built-html.js'
import { startContentService, type TestContentService } from './content-service.js'
import { createTestSite, type TestSite } from './generated-site.js'

export const SITE_URL = 'https://careers.example'

export interface SampleSite {
  site: TestSite
  content: TestContentService
  /** Names of the public files, without their twins. */
  files: string[]
  html: Map<string, BuiltHtml>
  readJson: (name: string) => Promise<never>
  /** The file of a page of this site, by its address. */
  fileOf: (address: string) => string
  close: () => Promise<void>
}

/** The sample's release for a public address, read whole. */
export async function createSampleSite(env: Record<string, string> = {}): Promise<SampleSite> {
  const content = await startContentService()
  const site = await createTestSite({
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
    SITE_URL,
    ...env,
  })
  await site.generate()
  const all = await listFiles(path.join(site.siteRoot, 'current/public'))
  const files = all.filter((name) => !/\.(br|gz)$/.test(name))
  const html = new Map<string, BuiltHtml>()
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    html.set(name, readHtml(await site.readPublic(name)))
  }
  return {
    site,
    content,
    files,
    html,
    readJson: async (name) => JSON.parse(await site.readPublic(name)) as never,
    fileOf: (address) => `${new URL(address).pathname.slice(1)}/index.html`.replace(/^\//, ''),
    close: async () => {
      await site.remove()
      await content.close()
    },
  }
}
