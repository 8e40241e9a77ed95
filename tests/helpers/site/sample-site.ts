import { SIMULATOR_FILE } from '../../../builder/emit/create-simulator-file.js'
import { TOO_LARGE_NAME } from '../../../builder/emit/create-too-large-file.js'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startContentService } from '../content/content-service.js'
import { openTestSite, type TestSite } from './create-test-site.js'
import { readHtml, type BuiltHtml } from './read-html.js'
import { listFiles } from './list-files.js'
import { makeOnce } from './make-once.js'

export const SITE_URL = 'https://careers.example'

/** HTML that is none of the site's pages. */
export const NO_PAGES = [SIMULATOR_FILE, TOO_LARGE_NAME]

/** The sample's release for a public address, to be read and served, never changed. */
export interface SampleSite {
  site: TestSite
  /** Names of the public files, without the precompressed ones. */
  files: string[]
  /** Every HTML file by its name, parsed when first asked for. */
  html: Map<string, BuiltHtml>
  readJson: (name: string) => Promise<never>
  /** The file of a page of this site, by its address. */
  fileOf: (address: string) => string
}

/**
 * The sample site for all tests of a file. The release is built once per run of Jest. Its content
 * service has ended by then, so that images cannot be fetched.
 */
export function useSampleSite(): () => SampleSite {
  let sample: SampleSite
  beforeAll(async () => {
    sample = await readSampleSite(await buildSampleOnce())
  })
  return () => sample
}

function buildSampleOnce(): Promise<string> {
  return makeOnce('sample-site', async (siteRoot) => {
    const content = await startContentService()
    const env = { PRISMIC_API_ENDPOINT: content.apiEndpoint, SITE_URL }
    await openTestSite(siteRoot, env).generate().finally(content.close)
  })
}

async function readSampleSite(siteRoot: string): Promise<SampleSite> {
  const site = openTestSite(siteRoot, { SITE_URL })
  const folder = path.join(siteRoot, 'current/public')
  const files = listFiles(folder).filter((name) => !/\.(br|gz)$/.test(name))
  let html: Map<string, BuiltHtml> | undefined
  const readPages = () =>
    files
      .filter((name) => name.endsWith('.html') && !NO_PAGES.includes(name))
      .map((name) => [name, readHtml(readFileSync(path.join(folder, name), 'utf8'))] as const)
  return {
    site,
    files,
    get html() {
      return (html ??= new Map(readPages()))
    },
    readJson: async (name) => JSON.parse(await site.readPublic(name)) as never,
    fileOf: (address) => `${new URL(address).pathname.slice(1)}/index.html`.replace(/^\//, ''),
  }
}
