import { readdirSync } from 'node:fs'
import path from 'node:path'
import { loadRepository } from '../../../server/content-service/repository/load-repository.js'
import type { RepositoryContent } from '../../../server/content-service/repository/repository.js'
import {
  SAMPLE_FOLDER,
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { generateInLanguage } from '../../helpers/site/generate-in-language.js'

const PAGES = [
  'index.html',
  '{job}/index.html',
  '404.html',
  'saved/index.html',
  'offline-app-shell/index.html',
]

let documents: RepositoryContent['documents']
let content: TestContentService
let site: Awaited<ReturnType<typeof generateInLanguage>>
beforeAll(async () => {
  const today = new Date().toISOString().slice(0, 10)
  const sample = await loadRepository(SAMPLE_FOLDER, { today })
  documents = sample.documents.map((document) => ({ ...document, lang: 'de-de' }))
  const languages = [{ id: 'de-de', name: 'German', is_master: true }]
  content = await startContentService({ folder: SAMPLE_FOLDER, documents, languages })
  site = await generateInLanguage('de-de', { PRISMIC_API_ENDPOINT: content.apiEndpoint })
})
afterAll(async () => {
  await site.remove()
  await content.close()
})

it.each(PAGES)(
  '%s of a German site has none of the English words of the interface',
  async (name) => {
    const [, job = ''] = /href="\/([^"]+\/1\d{3})"/.exec(await site.readPublic('index.html')) ?? []
    const html = await site.readPublic(name.replace('{job}', job))
    expect(html).toMatch(/^<!doctype html>\n<html lang="de-DE">/)
    const written = JSON.stringify(documents)
    const words = listEnglishWords().filter((word) => !written.includes(word))
    expect(words.length).toBeGreaterThan(60)
    expect(words.filter((word) => hasWord(html, word))).toEqual([])
  },
)

/** Not as a part of another, as of the code BreadcrumbList. */
function hasWord(html: string, word: string): boolean {
  return html.split(word).some((rest, index) => index > 0 && !/^\w/.test(rest))
}

/** Texts of the interface that are others in German, and long enough not to be within other words. */
function listEnglishWords(): string[] {
  const folder = path.join(PROJECT_ROOT, 'client/words')
  const rooms = readdirSync(path.join(folder, 'en-gb')).filter((name) => name.endsWith('.ts'))
  return rooms.flatMap((room) => {
    const [own, german] = ['en-gb', 'de-de'].map((language) =>
      jest.requireActual<Record<string, unknown>>(path.join(folder, language, room)),
    )
    return Object.entries(own ?? {}).flatMap(([name, word]) =>
      typeof word === 'string' && word.length > 8 && word !== german?.[name] ? [word] : [],
    )
  })
}
