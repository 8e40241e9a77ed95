import { joinLanguages } from '../../../../server/content-service/repository/join-languages.js'
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
