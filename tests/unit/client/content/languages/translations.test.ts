import type { PageData } from '../../../../../client/shared/page-data/page-data.js'
import {
  linkTo,
  madeDepartment,
  madeJob,
  madeLocation,
  madeNavigation,
  madePage,
  madeSettings,
} from '../../../../helpers/content/made-documents.js'
import {
  createLanguageMaker,
  inLanguage,
  linkIn,
  madeTranslation,
} from '../../../../helpers/content/made-languages.js'
import { slice, textWithLink } from '../../../../helpers/world/made-world.js'

/* Which page says the same in another language, and where links between languages lead. */

const LANGS = 'en-gb,de-de'
const english = createLanguageMaker('en-gb', LANGS)
const german = createLanguageMaker('de-de', LANGS)

const ENGINEERING = madeDepartment('engineering', 'Engineering')
const BRISTOL = madeLocation('bristol', 'Bristol')
const BENEFITS = madePage('benefits')
const LEAVE = madePage('leave', { parent: linkTo('page', 'benefits') })
const linking = (to: unknown) => [slice('rich_text', { content: textWithLink(to) })] as never

const DOCUMENTS = [
  madeSettings(),
  madeNavigation(),
  ENGINEERING,
  BRISTOL,
  BENEFITS,
  LEAVE,
  madePage('only-english'),
  madeJob('1', { title: 'Engineer' }),
  madeJob('2', { title: 'Driver', status: 'Closed' }),
  madeJob('3', { title: 'Cook' }),
  madeJob('4', { title: 'Baker' }),
  inLanguage('de-de', madeSettings()),
  inLanguage('de-de', madeNavigation()),
  madeTranslation('de-de', ENGINEERING, { uid: 'technik', data: { name: 'Technik' } }),
  madeTranslation('de-de', BRISTOL),
  madeTranslation('de-de', BENEFITS, { uid: 'vorteile' }),
  // As editors copy it: its parent is still the English page.
  madeTranslation('de-de', LEAVE, { uid: 'urlaub' }),
  inLanguage('de-de', madePage('nur-deutsch')),
  // The same numbers, and the links still lead to English documents.
  inLanguage('de-de', madeJob('1', { title: 'Ingenieur' })),
  inLanguage('de-de', madeJob('2', { title: 'Fahrer' })),
  inLanguage('de-de', madeJob('6', { title: 'Wirtin', status: 'Closed' })),
  inLanguage('de-de', madeJob('3', { title: 'Koch', opens_at: '2027-01-05T09:00:00+0000' })),
  madeTranslation('de-de', madeJob('4'), { uid: '40', data: { title: 'Bäcker' } }),
]

const translationsOf = (pages: readonly PageData[]) =>
  Object.fromEntries(pages.map(({ path, result }) => [path, result.pageContext.translations]))

it('names the page of each document in the other language, where there is one', () => {
  expect(translationsOf(english.siteOf(DOCUMENTS).pages)).toMatchObject({
    '/': { 'de-de': '/de' },
    '/saved': { 'de-de': '/de/saved' },
    '/departments/engineering': { 'de-de': '/de/departments/technik' },
    '/locations/bristol': { 'de-de': '/de/locations/bristol' },
    '/benefits': { 'de-de': '/de/vorteile' },
    '/benefits/leave': { 'de-de': '/de/vorteile/urlaub' },
    '/engineer/1': { 'de-de': '/de/ingenieur/1' },
    '/driver/2': { 'de-de': '/de/fahrer/2' },
    '/baker/4': { 'de-de': '/de/backer/40' },
  })
})

it('names none where there is no page, or where the page is no place to go to', () => {
  const found = translationsOf(english.siteOf(DOCUMENTS).pages)
  // The last opens later in German.
  const none = ['/only-english', '/404.html', '/job_ghid', '/offline-app-shell', '/cook/3']
  for (const path of none)
    expect([path, path in found, found[path]]).toEqual([path, true, undefined])
})

it('joins a document with one in each language only, and a front page with no other page', () => {
  const home = madePage('home')
  const documents = [
    ...DOCUMENTS,
    // It claims what the German job of its number is: the join of the CMS goes first.
    madeTranslation('de-de', madeJob('1'), { uid: '10', data: { title: 'Erfinder' } }),
    home,
    madeTranslation('de-de', home, { uid: 'anfang' }),
  ]
  const en = translationsOf(english.siteOf(documents).pages)
  const de = translationsOf(german.siteOf(documents).pages)
  expect([en['/engineer/1'], en['/']]).toEqual([{ 'de-de': '/de/erfinder/10' }, { 'de-de': '/de' }])
  expect([de['/de/erfinder/10'], de['/de']]).toEqual([{ 'en-gb': '/engineer/1' }, { 'en-gb': '/' }])
  expect([de['/de/ingenieur/1'], de['/de/anfang']]).toEqual([undefined, undefined])
})

it('finds the page of a deleted job by its number', () => {
  const remembered = german.manifestOf(DOCUMENTS).jobMemory
  const left = DOCUMENTS.filter(({ id }) => id !== 'job-1-de-de')
  const { pages } = german.siteOf(left, { remembered })
  const closed = pages.find(({ path }) => path === '/de/ingenieur/1')
  expect(closed?.componentChunkName).toBe('component---closed-job-page')
  expect(closed?.result.pageContext.translations).toEqual({ 'en-gb': '/engineer/1' })
})

/** Where a link within the text of a German page leads, and what its editors read of it. */
function follow(to: unknown) {
  const page = inLanguage('de-de', madePage('neu', { slices: linking(to) }))
  const { pages, problems } = german.siteOf([...DOCUMENTS, page])
  const found = JSON.stringify(pages.find(({ path }) => path === '/de/neu')?.result.data)
  return {
    url: /"url":(null|"[^"]*")/.exec(found)?.[1],
    problems: problems.filter(({ document }) => document.id === page.id).map(german.formatProblem),
  }
}

it.each([
  ['the original of a translation', linkTo('page', 'benefits'), '"/de/vorteile"'],
  ['the original of a job', linkTo('job', '1'), '"/de/ingenieur/1"'],
  ['a document of the own language', linkIn('de-de', 'page', 'vorteile'), '"/de/vorteile"'],
  ['a page that is in the other language only', linkTo('page', 'only-english'), '"/only-english"'],
  ['an address below no base', { link_type: 'Web', url: '/benefits' }, '"/benefits"'],
  [
    'an old link to a job of this language',
    { link_type: 'Web', url: '/de/job_ghid/1' },
    '"/de/ingenieur/1"',
  ],
  ['an old link to a closed job', { link_type: 'Web', url: '/de/job_ghid/6' }, '"/de/wirtin/6"'],
  ['an old link to a job that it lacks', { link_type: 'Web', url: '/de/job_ghid/4' }, '"/baker/4"'],
  ['a job that opens later here', linkTo('job', '3'), '"/cook/3"'],
])('a link to %s leads to the page that readers of the language want', (_what, to, url) => {
  expect(follow(to)).toEqual({ url, problems: [] })
})

it('a link to a document without page or translation is left out, and its editors read so', () => {
  const { url, problems } = follow(linkTo('navigation', 'single'))
  expect(url).toBe('null')
  expect(problems).toEqual([
    'page "neu" (page-neu-de-de, de-de), field "slices.0.primary.content.0": links to navigation "single" (navigation-single), which is in another language. It is left out: choose a document of this language, or translate that one into it.',
  ])
})

it('a job whose department is not translated says so', () => {
  const hydrology = madeDepartment('hydrology', 'Hydrology', 2)
  const job = inLanguage('de-de', madeJob('5', { department: linkTo('department', 'hydrology') }))
  const { problems } = german.siteOf([...DOCUMENTS, hydrology, job])
  expect(
    problems.filter(({ document }) => document.id === job.id).map(german.formatProblem),
  ).toEqual([
    'job "5" (job-5-de-de, de-de), field "department": links to department "hydrology" (department-hydrology), which is in another language. It is left out: choose a document of this language, or translate that one into it.',
  ])
})

it('one number in two languages is no error, and settings that are missing name their language', () => {
  const errorsOf = (documents: typeof DOCUMENTS) =>
    german.siteOf(documents).problems.filter(({ severity }) => severity === 'error')
  expect(errorsOf(DOCUMENTS)).toEqual([])
  const left = DOCUMENTS.filter(({ id }) => id !== 'site_settings-single-de-de')
  expect(errorsOf(left).map(german.formatProblem)).toEqual([
    'site_settings (none, de-de): the settings document is missing. Publish the document "Site settings" in the language of the site.',
  ])
})
