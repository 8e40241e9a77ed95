import { VENDORS } from '../../../../builder/board/vendors/vendors.js'
import type { BoardVendorName } from '../../../../builder/shared/config/job-board.js'
import { madePosting } from './made-posting.js'
import { readPosting } from './read-posting.js'

/* Pages of a list, as the vendors answer them. */

const readPage = (vendor: BoardVendorName, answer: unknown) =>
  VENDORS[vendor].readPage(JSON.stringify(answer), VENDORS[vendor].listPath('acme'), 'acme')

it.each<[BoardVendorName, unknown, string]>([
  ['ashby', { errors: [] }, 'has no list "jobs"'],
  ['lever', { ok: false, error: 'Document not found' }, 'is no list'],
  ['workable', { error: 'Not found' }, 'has no list "jobs"'],
  ['smartrecruiters', { content: null }, 'has no list "content"'],
  ['smartrecruiters', { content: [], totalFound: 250 }, 'has no posting after 0 of 250'],
])('%s: the answer %j is no board', (vendor, answer, message) => {
  expect(() => readPage(vendor, answer)).toThrow(message)
})

it.each<[string, BoardVendorName, unknown, string | null]>([
  ['a full page', 'lever', Array(500).fill({}), '/v0/postings/acme?mode=json&skip=500&limit=500'],
  ['a page with room', 'lever', [{}], null],
  [
    'a part of all',
    'smartrecruiters',
    { offset: 0, limit: 100, totalFound: 250, content: Array(100).fill({}) },
    '/v1/companies/acme/postings?limit=100&offset=100',
  ],
  ['all', 'smartrecruiters', { offset: 0, limit: 100, totalFound: 1, content: [{}] }, null],
  ['an unknown part', 'smartrecruiters', { offset: 0, limit: 100, content: [{}] }, null],
  ['nothing', 'ashby', { apiVersion: '1', jobs: [] }, null],
])('after %s of %s comes what the vendor has', (_, vendor, answer, next) => {
  expect(readPage(vendor, answer).nextPath).toBe(next)
})

it('rows of Workable with one code are one posting with all their places, but for the hidden ones', () => {
  const place = (city: string, hidden = false) => ({ city, country: 'Portugal', hidden })
  const row = (...locations: object[]) => ({ ...madePosting('workable'), locations })
  const other = { ...madePosting('workable'), shortcode: 'AAAA000001' }
  const rows = [
    row(place('Porto'), place('Faro', true)),
    other,
    row(place('Lisbon')),
    row(place('Porto')),
  ]
  const { postings } = readPage('workable', { name: 'Acme', jobs: rows })
  expect(postings).toHaveLength(2)
  const { job } = readPosting(VENDORS.workable, postings[0] as object as never)
  expect(job?.places.map(({ name }) => name)).toEqual(['Porto, Portugal', 'Lisbon, Portugal'])
})

it('two jobs of Workable with one code are not taken for one', () => {
  const jobs = [madePosting('workable'), { ...madePosting('workable'), title: 'Diver' }]
  expect(readPage('workable', { jobs }).postings).toEqual(jobs)
})

it('a position of Personio keeps its parts, offices and kinds', () => {
  const answer = `<?xml version="1.0"?><workzag-jobs><position><id>4103</id><subcompany>Acme GmbH</subcompany>
    <office>München</office><additionalOffices><office>Berlin (Remote)</office></additionalOffices>
    <name>R&amp;D &#8211; Ingenieur</name><jobDescriptions>
    <jobDescription><name>Aufgaben &amp; mehr</name><value><![CDATA[<p>Lecks &amp; Rohre</p>]]></value></jobDescription>
    <jobDescription><name>Profil</name><value>&lt;ul&gt;&lt;li&gt;Geduld&lt;/li&gt;&lt;/ul&gt;</value></jobDescription>
    </jobDescriptions><employmentType>trainee</employmentType><schedule>full-or-part-time</schedule></position></workzag-jobs>`
  const { personio } = VENDORS
  const { postings } = personio.readPage(answer, '/xml?language=de', 'acme')
  const { job, text, notes } = readPosting(personio, postings[0] as object as never)
  expect(job).toMatchObject({
    number: '4103',
    title: 'R&D – Ingenieur',
    places: [{ name: 'München' }, { name: 'Berlin (Remote)' }],
    types: ['Intern', 'Full time', 'Part time'],
    applyUrl: 'https://acme.jobs.personio.de/job/4103',
  })
  expect(text).toEqual([
    ['heading2', 'Aufgaben & mehr'],
    ['paragraph', 'Lecks & Rohre'],
    ['heading2', 'Profil'],
    ['list-item', 'Geduld'],
  ])
  expect(notes).toEqual(['these fields have no place in a job: "subcompany" (Acme GmbH)'])
  expect(personio.listPath('acme', 'de-de')).toBe('/xml?language=de')
})

it('a feed of Teamtailor goes on after a full page', () => {
  const { listPath, readPage: read } = VENDORS.teamtailor
  const feed = (count: number) => `<rss><channel>${'<item/>'.repeat(count)}</channel></rss>`
  const next = '/jobs.rss?offset=100&per_page=100'
  expect(read(feed(100), listPath('acme')).nextPath).toBe(next)
  expect(read(feed(0), next)).toEqual({ postings: [], nextPath: null })
})
