import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findSampleFolders } from '../../../builder/shared/sample/sample-folder.js'
import { toSiteLanguages } from '../../../client/shared/addresses/site-languages.js'
import { startContentService, type TestContentService } from '../content/content-service.js'
import { until } from '../machine/until.js'
import { PROJECT_ROOT, UNCOMPRESSED } from './create-test-site.js'
import { makeOnce } from './make-once.js'
import { runBuilder } from './run-builder.js'

const LANGS = ['en-gb', 'de-de'] as const
export const CONTENT_LANGS = LANGS.join()
export const LANGUAGES_URL = 'https://careers.example'

/** A German job that has closed; English has one of its own, 1044. */
export const CLOSED_IN_GERMAN = '2099'

/** The sample in English and German, with a closed job in each. */
async function startContentInLanguages(): Promise<TestContentService> {
  const languages = toSiteLanguages(CONTENT_LANGS)
  const folder = findSampleFolders(PROJECT_ROOT, { lang: LANGS[0], languages })
  const content = await startContentService({ folder })
  const { document } = findDocument(content, 'job', '2008')
  const data = { ...document.data, title: 'Früher (m/w/d)', status: 'Closed' }
  const uid = CLOSED_IN_GERMAN
  content.repository.publishDocuments([{ ...document, id: `job-${uid}-de`, uid, data } as never])
  return content
}

function findDocument(content: TestContentService, type: string, uid: string) {
  const all = content.repository.getMaster().documents
  const found = all.find(({ document }) => document.type === type && document.uid === uid)
  if (found === undefined) throw new Error(`The sample has no ${type} ${uid}`)
  return found
}

/** The settings of a builder that makes both languages. */
export function toLanguagesEnv({ apiEndpoint, repository }: TestContentService) {
  return {
    CONTENT_LANGS,
    PRISMIC_REPOSITORY: repository.name,
    PRISMIC_API_ENDPOINT: apiEndpoint,
    SITE_URL: LANGUAGES_URL,
    ...UNCOMPRESSED,
  }
}

/**
 * Its release by real programs, with browser code in both languages, made once in a run of Jest: to be read and
 * served, never changed. Its content service has ended by then.
 */
export function buildLanguagesOnce(): Promise<string> {
  return alone('languages', () =>
    makeOnce('sample-in-languages', async (siteRoot) => {
      await run('bundle', { CONTENT_LANGS })
      const content = await startContentInLanguages()
      const env = { ...toLanguagesEnv(content), SITE_ROOT: siteRoot }
      await run('generate', env).finally(content.close)
    }),
  )
}

/** Where its pages look for their pictures. */
export function readContentOrigin(siteRoot: string): string {
  const file = path.join(siteRoot, 'current/public/page-data/app-data.json')
  const { preview } = JSON.parse(readFileSync(file, 'utf8')) as { preview: { apiEndpoint: string } }
  return new URL(preview.apiEndpoint).origin
}

async function run(command: string, env: Record<string, string>): Promise<void> {
  const { code, output, errors } = await runBuilder(command, env)
  if (code !== 0) throw new Error(`${command}: ${output}${errors}`)
}

/** One worker of Jest at a time: the browser code takes long, and lies in one place for all. */
async function alone<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const lock = path.join(process.env['TEST_RUN_FOLDER'] ?? '', `${name}.lock`)
  await until(() => takeLock(lock))
  return run().finally(() => rmSync(lock, { recursive: true }))
}

function takeLock(lock: string): boolean {
  if (existsSync(lock)) return false
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}
