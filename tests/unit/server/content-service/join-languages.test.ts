import path from 'node:path'
import { joinLanguages } from '../../../../server/content-service/repository/join-languages.js'
import { loadRepository } from '../../../../server/content-service/repository/load-repository.js'
import {
  createRepository,
  type RepositoryContent,
} from '../../../../server/content-service/repository/repository.js'

const link = (id: string) => ({ link_type: 'Document', id })
const english: RepositoryContent = {
  name: 'acme',
  languages: [{ id: 'en-gb', name: 'English', is_master: true }],
  documents: [
    { id: 'home', type: 'page', uid: 'home', lang: 'en-gb', data: { link: link('job-1') } },
    { id: 'job-1', type: 'job', uid: '1', lang: 'en-gb' },
    { id: 'job-2', type: 'job', uid: '2', lang: 'en-gb' },
  ],
  drafts: [
    {
      name: 'spring',
      id: 'Xs',
      label: 'Spring',
      documents: [{ id: 'job-3', type: 'job', uid: '3', lang: 'en-gb' }],
      deleted: ['job-2'],
    },
  ],
}
const german: RepositoryContent = {
  name: 'acme',
  languages: [{ id: 'de-de', name: 'German', is_master: true }],
  documents: [
    { id: 'home', type: 'page', uid: 'start', lang: 'de-de', data: { link: link('job-9') } },
    { id: 'job-1', type: 'job', uid: '1', lang: 'de-de' },
    { id: 'job-9', type: 'job', uid: '9', lang: 'de-de' },
  ],
  drafts: [
    {
      name: 'spring',
      id: 'Xf',
      label: 'Frühjahr',
      documents: [{ id: 'job-3', type: 'job', uid: '3', lang: 'de-de' }],
      deleted: ['job-9'],
    },
    { name: 'autumn', id: 'Xh', label: 'Herbst', documents: [] },
  ],
}
const both = joinLanguages([english, german])

it('documents of a further language have ids of their own, in links and deletions too', () => {
  expect(both.documents.map(({ id, lang }) => [id, lang])).toEqual([
    ['home', 'en-gb'],
    ['job-1', 'en-gb'],
    ['job-2', 'en-gb'],
    ['de-de_home', 'de-de'],
    ['de-de_job-1', 'de-de'],
    ['de-de_job-9', 'de-de'],
  ])
  expect(both.documents[0]?.data).toEqual({ link: link('job-1') })
  expect(both.documents[3]?.data).toEqual({ link: link('de-de_job-9') })
})

it('drafts of the same name are one, with the documents of all languages', () => {
  const drafts = both.drafts?.map(({ name, label, documents, deleted }) => {
    return [name, label, documents.map(({ id }) => id), deleted]
  })
  expect(drafts).toEqual([
    ['spring', 'Spring', ['job-3', 'de-de_job-3'], ['job-2', 'de-de_job-9']],
    ['autumn', 'Herbst', [], []],
  ])
})

it('the first language is the master language', () => {
  expect(both.languages).toEqual([
    { id: 'en-gb', name: 'English', is_master: true },
    { id: 'de-de', name: 'German', is_master: false },
  ])
})

it('a translation is named in both documents, as far as it is in that version', () => {
  const repository = createRepository(both)
  const translationsOf = (id: string, draft?: string) => {
    const { version } = repository.getDrafts().find(({ name }) => name === draft) ?? {}
    return (version ?? repository.getMaster()).translations.get(id) ?? []
  }
  const home = { id: 'home', type: 'page', uid: 'home', lang: 'en-gb' }
  const start = { id: 'de-de_home', type: 'page', uid: 'start', lang: 'de-de' }
  expect([translationsOf('home'), translationsOf('de-de_home')]).toEqual([[start], [home]])
  expect([translationsOf('job-2'), translationsOf('de-de_job-9')]).toEqual([[], []])
  expect(translationsOf('job-3', 'spring')).toMatchObject([{ id: 'de-de_job-3' }])
  repository.publishDocuments([], ['de-de_home'])
  expect(translationsOf('home')).toEqual([])
  // Named by one of the two only, with another address.
  const again = { type: 'page', uid: 'anfang', lang: 'de-de', id: 'de-de_home' }
  repository.publishDocuments([{ ...again, alternate_languages: [home] }])
  expect(translationsOf('home')).toEqual([{ ...start, uid: 'anfang' }])
})

it('one language stays as it is', () => {
  expect(joinLanguages([english])).toBe(english)
})

describe('the sample in English and German', () => {
  const load = (folder: string) =>
    loadRepository(path.resolve(__dirname, '../../../../server/content-service/sample', folder), {
      today: '2026-11-21',
    })
  const loadBoth = async () => joinLanguages([await load('.'), await load('languages/de-de')])

  it('the same numbers, and no others, are translations', async () => {
    const { documents } = await loadBoth()
    const jobs = documents.filter(({ type, lang }) => type === 'job' && lang === 'de-de')
    const translated = jobs.filter(({ alternate_languages = [] }) => alternate_languages.length > 0)
    expect(translated.map(({ uid }) => uid)).toEqual([
      '1001',
      '1005',
      '1008',
      '1011',
      '1012',
      '1022',
    ])
    const numbers = new Set(
      documents.filter(({ lang }) => lang === 'en-gb').map(({ type, uid }) => `${type} ${uid}`),
    )
    const shared = jobs.filter(({ uid }) => numbers.has(`job ${uid}`))
    expect(shared).toEqual(translated)
    for (const { uid, alternate_languages } of translated)
      expect(alternate_languages).toEqual([{ id: `job-${uid}`, type: 'job', uid, lang: 'en-gb' }])
  })

  it('every page, department, text and the menu of the German part translates an English one', async () => {
    const { documents } = await loadBoth()
    const alone = documents.filter(
      ({ lang, type, alternate_languages }) =>
        lang === 'de-de' && type !== 'job' && alternate_languages?.length !== 1,
    )
    // Places where only German jobs are.
    expect(new Set(alone.map(({ type }) => type))).toEqual(new Set(['location']))
    const pages = documents.filter(({ id }) => id.startsWith('de-de_page-'))
    expect(pages.map(({ uid, alternate_languages: [other] = [] }) => [uid, other?.uid])).toEqual([
      ['datenschutz', 'privacy'],
      ['home', 'home'],
      ['so-stellen-wir-ein', 'how-we-hire'],
      ['ueber-uns', 'about-tidewell'],
    ])
  })

  it('no link is broken, in the drafts neither', async () => {
    const repository = createRepository(await loadBoth())
    const versions = [repository.getMaster(), ...repository.getDrafts().map((d) => d.version)]
    for (const { documents, byId } of versions) {
      const broken = documents.flatMap(({ document, links }) =>
        links.filter(({ id }) => !byId.has(id)).map(({ id }) => `${document.id} to ${id}`),
      )
      expect(broken).toEqual([])
    }
  })
})
