import { personio } from '../../../../builder/board/personio/personio.js'
import { readXml } from '../../../../builder/board/read-xml.js'
import { recruitee } from '../../../../builder/board/recruitee/recruitee.js'
import { teamtailor } from '../../../../builder/board/teamtailor/teamtailor.js'
import { readPosting } from './read-posting.js'
import type { Fields } from '../../../../builder/board/board-job.js'

const first = (postings: readonly unknown[]) => postings[0] as Fields

it('a position of Personio keeps its parts, offices and kinds', () => {
  const answer = `<?xml version="1.0"?><workzag-jobs><position><id>4103</id><subcompany>Acme GmbH</subcompany>
    <office>München</office><additionalOffices><office>Berlin (Remote)</office></additionalOffices>
    <name>R&amp;D &#8211; Ingenieur</name><jobDescriptions>
    <jobDescription><name>Aufgaben &amp; mehr</name><value><![CDATA[<p>Lecks &amp; Rohre</p>]]></value></jobDescription>
    <jobDescription><name>Profil</name><value>&lt;ul&gt;&lt;li&gt;Geduld&lt;/li&gt;&lt;/ul&gt;</value></jobDescription>
    </jobDescriptions><employmentType>trainee</employmentType><schedule>full-or-part-time</schedule></position></workzag-jobs>`
  const { postings } = personio.readPage(answer, '/xml?language=de', 'acme')
  const { job, text, notes } = readPosting(personio, first(postings))
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

it('an offer of Recruitee keeps its places, requirements and pay, and no guess', () => {
  const { job, text, notes } = readPosting(recruitee, {
    id: 7,
    title: 'Buyer',
    description: '<p>Buy.</p>',
    requirements: '<p>Calm.</p>',
    locations: [
      { city: 'Ghent', country_code: 'BE' },
      { city: null, name: 'Anywhere' },
    ],
    remote: true,
    hybrid: true,
    employment_type_code: 'fulltime_fixed_term',
    experience_code: 'senior',
    salary: { min: '2500', max: null, currency: 'EUR', period: 'moon' },
    translations: { nl: {}, en: {} },
    published_at: '2026-05-21 07:41:12 UTC',
  })
  expect(job).toMatchObject({
    places: [{ name: 'Ghent, Belgium' }, { name: 'Anywhere' }],
    workplace: null,
    types: ['Full time', 'Temporary'],
    pay: [{ min: 2500, max: null, currency: 'EUR', unit: null }],
    language: null,
    publishedAt: '2026-05-21T07:41:12Z',
  })
  expect(text).toEqual([
    ['paragraph', 'Buy.'],
    ['heading2', 'Requirements'],
    ['paragraph', 'Calm.'],
  ])
  expect(notes).toEqual([
    'these fields have no place in a job: "experience" (senior)',
    'it is "hybrid" and "remote" at once',
  ])
})

it('a feed of Teamtailor is read page by page, by the numbers of its addresses', () => {
  const item = (
    index: number,
  ) => `<item><title>T</title><link>https://x.example/jobs/${index}-t</link>
    <guid>5ac21346-8e0c-4494-8e7a-3eb92ff77902</guid><pubDate>Mon, 1 Mar 2026 00:30:00 +0200</pubDate>
    <remoteStatus>temporary</remoteStatus><tt:locations/></item>`
  const feed = (count: number) =>
    `<rss xmlns:tt="x"><channel>${Array.from({ length: count }, (_, index) => item(index + 1)).join('')}</channel></rss>`
  const path = teamtailor.listPath('acme')
  const page = teamtailor.readPage(feed(100), path)
  expect(page.nextPath).toBe('/jobs.rss?offset=100&per_page=100')
  expect(teamtailor.readPage(feed(0), page.nextPath ?? '')).toEqual({
    postings: [],
    nextPath: null,
  })
  const { job, notes } = readPosting(teamtailor, first(page.postings))
  expect(job).toMatchObject({ number: '1', publishedAt: '2026-03-01T00:30:00+02:00', places: [] })
  expect(notes).toEqual(['its remote status is "temporary"'])
})

const BOMB = '<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><r><x>&b;</x></r>'

it.each([
  ['entities', BOMB, 'declares entities of its own, which no board needs'],
  [
    'depth',
    `<r>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</r>`,
    'is nested deeper than 30 elements, or is no XML',
  ],
  ['a page', ' <!DOCTYPE html><h1>Sign in</h1>', 'is a page and no XML'],
  ['half of it', '<r><x>', 'is no whole XML'],
  ['JSON', '{"r":1}', 'is no whole XML'],
  ['another root', '<rss></rss>', 'has no element "r"'],
])('an answer with %s is refused in one line', (_, answer, message) => {
  expect(() => readXml(answer, 'r', [])).toThrow(new Error(message))
})

it('a text that speaks of entities is a text', () => {
  expect(readXml('<r><x><![CDATA[<!ENTITY> & co]]></x></r>', 'r', [])).toEqual({
    x: '<!ENTITY> & co',
  })
})
