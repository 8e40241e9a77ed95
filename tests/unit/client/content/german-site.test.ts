import { readdirSync } from 'node:fs'
import path from 'node:path'
import type * as SalaryUnit from '../../../../client/content/values/salary-unit.js'
import type * as PayText from '../../../../client/content/site/pay-text.js'
import { CURRENCIES } from '../../../../client/shared/content-model/codes.js'
import type * as MadeListing from '../../../helpers/content/made-listing.js'
import {
  linkTo,
  madeBoilerplate,
  madePage,
  madeSettings,
  paragraph,
} from '../../../helpers/content/made-documents.js'

/* The content code with the words of another language, as a builder of that language loads it. */

const WORDS = path.resolve(__dirname, '../../../../client/words')
for (const room of readdirSync(path.join(WORDS, 'de-de'), { recursive: true, encoding: 'utf8' })) {
  if (!room.endsWith('.ts')) continue
  const german = path.join(WORDS, 'de-de', room)
  jest.doMock(path.join(WORDS, 'en-gb', room), () => jest.requireActual<object>(german))
}

const { LONG_TEXT, madeListing, madeWholeJob, manifestOf, siteOf, writeAll } = jest.requireActual<
  typeof MadeListing
>('../../../helpers/content/made-listing.js')

const { toPayText } = jest.requireActual<typeof PayText>(
  '../../../../client/content/site/pay-text.js',
)

const pay = { currency: 'EUR', unit: 'YEAR', min: 42_000, max: 54_000 }
const JOB = madeWholeJob('1', {
  title: 'Gärtner',
  about: [...paragraph(LONG_TEXT)] as never,
  responsibilities: paragraph('Beete') as never,
  requirements: paragraph('Geduld') as never,
  extra: paragraph('Mehr') as never,
  working_hours: '40 Stunden',
  employment_types: [{ type: 'Full time' }, { type: 'Per diem' }],
  education: 'bachelor degree',
  salary_ranges: [pay, { ...pay, min: 42_500.5 }] as never,
  closes_on: '2026-12-11',
})
const DOCUMENTS = madeListing(
  [JOB, madeWholeJob('2', { title: 'Bauer', opens_at: '2027-01-05T09:00:00+0000' })],
  madeSettings({ benefits: linkTo('boilerplate', 'benefits') }),
  madeBoilerplate('benefits', 'Benefits', 'Urlaub'),
)
const site = siteOf(DOCUMENTS)
const manifest = manifestOf(DOCUMENTS)
const files = writeAll(manifest)
const pageOf = (where: string) => site.pages.find(({ path }) => path === where)
const jobPage = pageOf('/gartner/1')?.result.data as MadeJobPage

interface MadeJobPage {
  job: { types: object[]; pay: string; education: string; workplace: string; closingTime: string }
  sections: { heading: string }[]
  benefits: { heading: string }
  applyLinks: { label: string }[]
}

it('a job is told in the words of the language, by keys that are the same in all', () => {
  expect(jobPage.job).toMatchObject({
    types: [
      { slug: 'full-time', name: 'Vollzeit' },
      { slug: 'per-diem', name: 'Auf Abruf' },
    ],
    workplace: 'Hybrid',
    education: 'Bachelorabschluss',
    pay: '42.000–54.000\u00a0€ pro Jahr',
    closingTime: '23:59\u00a0Uhr (Ortszeit London)',
  })
  expect(jobPage.sections.map(({ heading }) => heading)).toEqual([
    'Über die Stelle',
    'Ihre Aufgaben',
    'Ihr Profil',
    'Gut zu wissen',
  ])
  expect(jobPage.benefits.heading).toBe('Was wir bieten')
  expect(jobPage.applyLinks).toEqual([
    expect.objectContaining({ label: 'Jetzt bewerben: Gärtner' }),
  ])
})

it('search engines and boards are given the same codes as in English', () => {
  const page = manifest.pages.find(({ data: { path } }) => path === '/gartner/1')
  expect(page?.jsonLd[0]).toMatchObject({ employmentType: ['FULL_TIME', 'PER_DIEM'] })
  expect(files.get('feeds/linkedin.xml')).toContain('<![CDATA[FULL_TIME]]>')
  expect(files.get('feeds/indeed.xml')).toContain('<![CDATA[fulltime, perdiem]]>')
  expect(files.get('feed.json')).toContain('"employment_types":["Full time","Per diem"]')
})

it('heads, feeds and calendars are in the language', () => {
  expect(pageOf('/')?.result.pageContext.head.title).toBe('Karriere bei Example Works')
  expect(pageOf('/bauer/2')).toBeUndefined()
  expect(pageOf('/departments/engineering')?.result.pageContext.head).toMatchObject({
    title: 'Stellen im Bereich Engineering | Karriere bei Example Works',
    description: 'Karriere bei Example Works, Engineering: 1 offene Stelle. Jetzt offen: Gärtner.',
  })
  expect(files.get('feed.xml')).toContain('<description>Offene Stellen bei Example Works<')
  expect(files.get('gartner/1/closing.ics')).toContain('SUMMARY:Bewerbungsschluss: Gärtner')
  expect(files.get('manifest.webmanifest')).toContain('"name": "Karriere bei Example Works"')
})

it('a range of pay has its unit in its title for job boards, and an import takes it off again', () => {
  const { findSalaryUnit, withoutSalaryUnit, withSalaryUnit } = jest.requireActual<
    typeof SalaryUnit
  >('../../../../client/content/values/salary-unit.js')
  const titles = ['Wien', ''].map((title) => withSalaryUnit(title, 'YEAR'))
  expect(titles).toEqual(['Wien (pro Jahr)', 'pro Jahr'])
  expect(titles.map(withoutSalaryUnit)).toEqual(['Wien', ''])
  expect([...titles, 'Annual salary'].map(findSalaryUnit)).toEqual(['YEAR', 'YEAR', 'YEAR'])
})

it('the site and its front page may have names of their own', () => {
  const named = siteOf([
    ...DOCUMENTS.filter(({ type }) => type !== 'site_settings'),
    madeSettings({ site_name: 'Jobs am Fluss' }),
    madePage('home', { title: 'Arbeiten am Fluss' }),
  ])
  const titles = ['/', '/departments/engineering'].map(
    (where) => named.pages.find(({ path }) => path === where)?.result.pageContext.head.title,
  )
  expect(titles).toEqual(['Arbeiten am Fluss', 'Stellen im Bereich Engineering | Jobs am Fluss'])
})

it.each([
  [1_200, 34_000, 0],
  [12.5, 13.75, 2],
])('pay from %d to %d is written as the language does, in every currency', (min, max, digits) => {
  const fractions = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const written = CURRENCIES.map((currency) =>
    toPayText({ ...JOB.data.salary_ranges[0], min, max, currency, unit: 'MONTH' } as never),
  )
  expect(written).toEqual(
    CURRENCIES.map((currency) => {
      const format = new Intl.NumberFormat('de', { style: 'currency', currency, ...fractions })
      return `${format.formatRange(min, max)} pro Monat`
    }),
  )
})
