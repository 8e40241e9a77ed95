import { createSite } from '../../../../../client/content/create-site.js'
import { comparePages } from '../../../../../client/preview/comparison/compare-pages.js'
import { toDraftVersion } from '../../../../../client/preview/comparison/read-versions.js'
import type {
  CareersDocument,
  JobData,
  PageDocumentData,
} from '../../../../../client/shared/content-model/content-types.js'
import {
  linkTo,
  madeJob,
  madeLocation,
  madePage,
  madeRepository,
  paragraph,
} from '../../../../helpers/content/made-documents.js'

function versionOf(documents: CareersDocument[], path: RegExp) {
  const site = createSite(documents, { now: new Date('2026-11-01'), buildHash: '' })
  const page = site.pages.find((page) => path.test(page.path))
  return page === undefined ? null : toDraftVersion(page, site)
}

function changesOf(before: CareersDocument[], after: CareersDocument[], path: RegExp) {
  const comparison = comparePages(versionOf(before, path), versionOf(after, path))
  if (comparison.kind !== 'both') throw new Error(comparison.kind)
  return comparison.changes.map(({ part, before, after }) => [part, before, after])
}

const LEEDS = madeLocation('leeds', 'Leeds')
const withJob = (data: Partial<JobData>) => madeRepository([madeJob('1', data)], LEEDS)
const withPage = (data: Partial<PageDocumentData>) =>
  madeRepository([madeJob('1')], madePage('life', data))

const RANGE = { title: null, max: 50000, currency: 'GBP', unit: 'year', note: null }
const picture = (url: string) => ({ url, alt: 'A van', dimensions: { width: 900, height: 450 } })
const slice = (slice_type: string, primary: object) => ({ slice_type, primary, items: [] })
const linked = (url: string) => [
  {
    type: 'paragraph',
    text: 'See here.',
    spans: [{ start: 4, end: 8, type: 'hyperlink', data: { link_type: 'Web', url } }],
  },
]
const QUOTE = slice('quote', { quote: 'I like it.', name: 'Ada' })
const FIRST = slice('rich_text', { content: paragraph('First text.') })
const SECOND = slice('rich_text', { content: paragraph('Second text.') })

test.each<[string, Partial<JobData>, Partial<JobData>, string[]]>([
  [
    'pay',
    { salary_ranges: [{ ...RANGE, min: 40000 } as never] },
    { salary_ranges: [{ ...RANGE, min: 45000 } as never] },
    ['Pay', '£40,000 to £50,000 a year', '£45,000 to £50,000 a year'],
  ],
  ['a closing date', {}, { closes_on: '2027-01-15' }, ['Closes', '', '15 January 2027']],
  [
    'a place',
    {},
    { locations: [{ location: linkTo('location', 'leeds') }] as never },
    ['Place', 'Bristol', 'Leeds'],
  ],
  [
    'a text',
    { about: paragraph('Old.') },
    { about: paragraph('New.') },
    ['“About the role”', 'Old.', 'New.'],
  ],
])('the change of %s of a role is listed', (_, before, after, expected) => {
  const changes = changesOf(withJob(before), withJob(after), /\/1$/)
  expect(changes).toContainEqual(expected)
})

test('pay is listed once, as the page of the role has it', () => {
  const paid = (min: number) => withJob({ salary_ranges: [{ ...RANGE, min } as never] })
  const parts = changesOf(paid(40000), paid(45000), /\/1$/).map(([part]) => part)
  expect(parts.filter((part) => part?.startsWith('Pay'))).toEqual(['Pay'])
})

test.each(['departments', 'locations'])('what changes on a page of %s is listed', (kind) => {
  const of = (intro: string, jobs: number) => {
    const given = { intro: paragraph(intro) }
    const documents = madeRepository(
      Array.from({ length: jobs }, (_, index) => madeJob(String(index + 1))),
      madeLocation('leeds', 'Leeds'),
    )
    return documents.map((document) =>
      ['engineering', 'bristol'].includes(document.uid ?? '')
        ? ({ ...document, data: { ...document.data, ...given } } as CareersDocument)
        : document,
    )
  }
  const path = new RegExp(`^/${kind}/(engineering|bristol)$`)
  const parts = changesOf(of('Old.', 1), of('New.', 2), path)
  expect(parts).toContainEqual(['Intro', 'Old.', 'New.'])
  expect(parts).toContainEqual([expect.stringContaining('Role 2'), '', expect.any(String)])
})

test('another picture is listed even if its description is the same', () => {
  const changes = changesOf(
    withPage({ hero: picture('https://images.example/old.jpg') } as never),
    withPage({ hero: picture('https://images.example/new.jpg') } as never),
    /^\/life$/,
  )
  expect(changes).toEqual([['Image', 'A van (old.jpg)', 'A van (new.jpg)']])
})

test('a link that leads elsewhere is listed', () => {
  const withLink = (url: string) =>
    withPage({ slices: [slice('rich_text', { content: linked(url) })] } as never)
  expect(
    changesOf(withLink('https://a.example'), withLink('https://b.example'), /^\/life$/),
  ).toEqual([['Rich text', 'See here (https://a.example).', 'See here (https://b.example).']])
})

test('slices in another order are listed once, and none of their texts', () => {
  const changes = changesOf(
    withPage({ slices: [QUOTE, FIRST, SECOND] } as never),
    withPage({ slices: [FIRST, QUOTE, SECOND] } as never),
    /^\/life$/,
  )
  expect(changes.map(([part]) => part)).toEqual(['Order'])
})

test('a slice that is taken out leaves the others of its kind as they are', () => {
  const changes = changesOf(
    withPage({ slices: [FIRST, QUOTE, SECOND] } as never),
    withPage({ slices: [QUOTE, SECOND] } as never),
    /^\/life$/,
  )
  expect(changes).toEqual([['Rich text', 'First text.', '']])
})

test('a page that only one version has is new or gone', () => {
  const both = [withJob({}), madeRepository([madeJob('2')])] as const
  const [one, other] = both.map((documents) => versionOf(documents, /\/1$/))
  expect(comparePages(other ?? null, one ?? null).kind).toBe('new')
  expect(comparePages(one ?? null, other ?? null).kind).toBe('gone')
  expect(comparePages(null, null).kind).toBe('nothing')
})
