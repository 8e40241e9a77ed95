import { toJobDocument } from '../../../../../builder/board/documents/to-job-document.js'
import { createUnits } from '../../../../../builder/board/documents/units.js'
import { greenhouse } from '../../../../../builder/board/vendors/greenhouse.js'
import { readPostings } from '../../../../../builder/board/read-postings.js'
import { importBoard } from '../../../../../builder/board/import/import-jobs.js'
import { madeBoardJob } from '../made-board-job.js'
import { toMigration } from '../../../../../builder/setup/import/import-greenhouse.js'
import { madeDepartment, madeLocation } from '../../../../helpers/content/made-documents.js'
import {
  createTestLocations,
  madeListing,
  madeWholeJob,
  manifestOf,
  writeAll,
} from '../../../../helpers/content/made-listing.js'

const units = createUnits([
  ...createTestLocations(),
  madeLocation('leeds', 'Leeds', {
    aliases: [{ alias: 'Leeds, UK' }] as never,
    greenhouse_office_id: '61042',
  }),
  madeLocation('york', 'York', { greenhouse_office_id: '61043' }),
  madeDepartment('engineering', 'Engineering'),
])

/** Of Leeds, of York, and one that nobody knows. */
const OFFICES = [{ id: 61042 }, { id: 61043 }, { id: 1 }]
const TWO = ['leeds', 'york']

const BOARD_JOB = {
  id: 4000123,
  internal_job_id: 99,
  title: 'Hydrologist ',
  updated_at: '2026-11-02T10:55:28-05:00',
  first_published: '2026-10-30T23:30:00-05:00',
  requisition_id: '50',
  location: { name: 'Bristol' },
  absolute_url: 'https://boards.example/acme/jobs/4000123',
  language: 'en',
  content: '&lt;p&gt;Measure &amp;amp; tell.&lt;/p&gt;',
  metadata: [
    { name: 'Workplace Type', value: 'Onsite' },
    { name: 'Employment Type', value: 'Full-time' },
  ],
  departments: [
    { id: 1, name: 'Everything', child_ids: [2] },
    { id: 2, name: 'engineering', child_ids: [] },
  ],
  offices: [],
  pay_input_ranges: [
    {
      min_cents: 4_500_050,
      max_cents: 6_000_000,
      currency_type: 'GBP',
      title: 'Annual salary',
      blurb: '<p>Plus bonus</p>',
    },
  ],
}

const CONTEXT = { units, lang: 'en-gb', siteUrl: 'https://careers.example' }

const importJob = (change: Record<string, unknown> = {}) => {
  const [read] = readPostings(greenhouse, [{ ...BOARD_JOB, ...change }]).jobs
  if (read === undefined) throw new Error('It is no job.')
  const made = toJobDocument(read.job, CONTEXT)
  return { ...made, notes: [...read.notes, ...made.notes] }
}

const importJobs = (...changes: Record<string, unknown>[]) =>
  importBoard(
    readPostings(
      greenhouse,
      changes.map((change) => ({ ...BOARD_JOB, ...change })),
    ),
    CONTEXT,
  )

describe('the import of a Greenhouse job', () => {
  it('a board job becomes the document that an editor would have written', () => {
    const { document, notes } = importJob()
    expect(notes).toEqual([])
    expect(document).toMatchObject({
      uid: '4000123',
      type: 'job',
      lang: 'en-gb',
      last_publication_date: '2026-11-02T15:55:28+0000',
      data: {
        title: 'Hydrologist',
        date_posted: '2026-10-30',
        workplace: 'On-site',
        employment_types: [{ type: 'Full time' }],
        department: { link_type: 'Document', id: 'department-engineering', uid: 'engineering' },
        locations: [{ location: { id: 'location-bristol' } }],
        about: [{ type: 'paragraph', text: 'Measure & tell.', spans: [] }],
        salary_ranges: [
          { min: 45_000.5, max: 60_000, currency: 'GBP', unit: 'YEAR', note: 'Plus bonus' },
        ],
        apply_links: [{ url: { link_type: 'Web', url: BOARD_JOB.absolute_url } }],
        status: 'Open',
        requisition_id: '50',
        internal_job_id: '99',
      },
    })
  })

  it.each<[string, Record<string, unknown>, string[], RegExp[]]>([
    [
      'several locations in one line are all found',
      { location: { name: 'Bristol; Dublin' } },
      ['bristol', 'dublin'],
      [],
    ],
    [
      'locations that the word "or" separates are all found',
      { location: { name: 'Dublin or Bristol' } },
      ['dublin', 'bristol'],
      [],
    ],
    ['a location is found by its alias', { location: { name: 'leeds,  uk' } }, ['leeds'], []],
    [
      'an unknown location is left out and reported',
      { location: { name: 'Bristol | Atlantis' } },
      ['bristol'],
      [/"Atlantis"/],
    ],
    [
      'the office decides when the name of the location is unknown',
      { location: { name: 'HQ North' }, offices: [{ id: 61042, name: 'Yorkshire' }] },
      ['leeds'],
      [/"HQ North": it is taken for its offices, Leeds$/],
    ],
    [
      'the office decides when the job has no location name',
      { location: { name: null }, offices: [{ id: 61042 }] },
      ['leeds'],
      [],
    ],
  ])('%s', (_, change, uids, messages) => {
    const { document, notes } = importJob(change)
    const locations = document.data.locations as unknown as { location: { uid: string } }[]
    expect(locations.map(({ location }) => location.uid)).toEqual(uids)
    expect(notes).toEqual(messages.map((pattern) => expect.stringMatching(pattern)))
  })

  it('a job is remote only if the board or every location says so, and has its countries', () => {
    const { document } = importJob({ metadata: [], location: { name: 'Remote (UK)' } })
    expect(document.data).toMatchObject({
      workplace: 'Remote',
      remote_countries: [{ country: { uid: 'united-kingdom' } }],
    })
    expect(importJob({ metadata: [] }).document.data.workplace).toBeNull()
  })

  it('the import reports missing values and does not guess them', () => {
    const { document, notes } = importJob({
      metadata: null,
      departments: [{ id: 7, name: 'Alchemy' }],
      first_published: null,
      pay_input_ranges: [{ min_cents: 100, max_cents: 200, currency_type: 'GBP', title: 'Pay' }],
    })
    expect(document.data).toMatchObject({
      workplace: null,
      employment_types: [],
      date_posted: null,
    })
    expect(document.data.department).toBeUndefined()
    expect(notes).toEqual([
      'no department is called "Alchemy"',
      'it says nothing of the workplace',
      'it says nothing of the employment type',
      'its pay is for no stated time',
      'it has no posting date',
    ])
  })

  it.each<[string, Record<string, unknown>, string[], string | null]>([
    ['a way of working', { location: { name: 'Hybrid' } }, [], 'Hybrid'],
    ['one, with offices', { location: { name: 'In-Office' }, offices: OFFICES }, TWO, 'On-site'],
    ['one of several words', { location: { name: 'Distributed' } }, [], 'Remote'],
    ['a place with it', { location: { name: 'Leeds (Hybrid)' } }, ['leeds'], 'Hybrid'],
    ['it with a place', { location: { name: 'Remote - Leeds' } }, ['leeds'], 'Remote'],
    ['two unknown names', { location: { name: 'A; B; C' }, offices: OFFICES }, TWO, null],
  ])('where a line of places is %s, that is taken as such', (_, change, uids, workplace) => {
    const { document } = importJob({ metadata: [], ...change })
    const locations = document.data.locations as unknown as { location: { uid: string } }[]
    expect(locations.map(({ location }) => location.uid)).toEqual(uids)
    expect(document.data.workplace).toBe(workplace)
  })

  it('a field "Remote eligible?" hides no field that names the workplace', () => {
    const { document, notes } = importJob({
      metadata: [{ name: 'Remote eligible?', value: true }, ...(BOARD_JOB.metadata ?? [])],
    })
    expect(document.data.workplace).toBe('On-site')
    expect(notes).toEqual(['these fields have no place in a job: "Remote eligible?" (true)'])
  })

  it.each(['Permanent', ['Permanent', 'Full-time']])(
    'the employment type %j, which says of hours nothing or not all, is named and left open',
    (value) => {
      const { document, notes } = importJob({
        metadata: [
          { name: 'Workplace Type', value: 'Hybrid' },
          { name: 'Employment Type', value },
        ],
      })
      expect(document.data.employment_types).toEqual([])
      expect(notes).toEqual([
        expect.stringMatching(/"Employment Type" \(Permanent/),
        'it says nothing of the employment type',
      ])
    },
  )

  it.each([
    ['http://forms.example/5', 'https://forms.example/5', /is taken with https: http:/],
    ['https://careers.example/?gh_jid=5', null, /is a page of this site and no form/],
    [
      'https://www.example/?gh_jid=5',
      'https://www.example/?gh_jid=5',
      /may be a page of a careers/,
    ],
    [
      '\u200bhttp://forms.example/5).',
      'https://forms.example/5',
      /https: http:\/\/forms\.example\/5$/,
    ],
    ['mailto:jobs@x\u200b.example', null, /is not https: mailto:jobs@x\[U\+200B\]\.example$/],
    [null, null, /has no apply address/],
  ])('the apply address %j becomes %j, with a note', (given, taken, note) => {
    const { document, notes } = importJob({ absolute_url: given })
    const links = document.data.apply_links.map(({ url }) => (url as { url: string }).url)
    expect(links).toEqual(taken === null ? [] : [taken])
    expect(notes).toEqual([expect.stringMatching(note)])
  })

  it('a language is taken over where it is another than that of the site', () => {
    const languageOf = (language: string) => importJob({ language }).document.data.language
    expect(['en', 'de', 'pt_br', 'English'].map(languageOf)).toEqual([null, 'de', 'pt-BR', null])
    expect(importJob({ language: 'English' }).notes).toEqual(['"English" is no language code'])
  })

  it('entities in plain fields are decoded', () => {
    const { document } = importJob({
      title: 'R&amp;D Engineer &#8211; Leeds &',
      departments: [{ id: 2, name: 'En&#103;ineering' }],
      location: { name: 'Bristol&nbsp;' },
    })
    expect(document.data).toMatchObject({
      title: 'R&D Engineer – Leeds &',
      department: { uid: 'engineering' },
      locations: [{ location: { uid: 'bristol' } }],
    })
  })

  it('fields of another type than a board has are left out, and the report names job, field and words', () => {
    const { documents, report } = importJobs({
      title: 2024,
      metadata: 'Hybrid only',
      departments: { id: 2 },
      location: 'Bristol',
      content: ['<p>One</p>', 'Two'],
      pay_input_ranges: [{ min_cents: '4500000', currency_type: 'GBP', title: 'a year' }, 'more'],
    })
    expect(documents[0]?.data).toMatchObject({
      title: '2024',
      locations: [{ location: { uid: 'bristol' } }],
      salary_ranges: [{ min: 45_000 }],
    })
    expect(report).toEqual(
      expect.arrayContaining([
        'job 4000123 "2024": its field "metadata" is another text and no list, and is left out: Hybrid only.',
        'job 4000123 "2024": its field "departments" is an object and no list, and is left out: 2.',
        'job 4000123 "2024": its field "content" is a list and no text, and is left out: <p>One</p>, Two.',
        'job 4000123 "2024": its field "pay_input_ranges" is another text and no list of objects, and is left out: more.',
      ]),
    )
  })

  it('of two jobs of one id the first is taken over, and the other is named', () => {
    const duplicates = importJobs({ title: 'One' }, { title: 'Two' }, { title: 'One' })
    expect(duplicates.documents.map(({ data }) => data.title)).toEqual(['One'])
    expect(duplicates.report).toEqual([
      'job 4000123 "Two" has the id of another, "One", and is left out: give it an id of its own.',
    ])
  })

  it.each(['x', null, 2 ** 60, '1'.repeat(20)])(
    'a job with the id %j, which is none or not the one that was written, is named',
    (id) => {
      expect(importJobs({ id, title: 'Three' })).toEqual({
        documents: [],
        report: [
          expect.stringMatching(
            /^job 1 of the list has no id of 1 to 19 digits, nor a code of .*, and is left out: .*Three/,
          ),
        ],
      })
    },
  )

  it.each(['GBP', 'JPY'])(
    'pay in %s and the language that the jobs API of a site states are imported as they were',
    (currency) => {
      const ranges = [
        { min: 5_000, max: 8_000, currency, unit: 'MONTH', title: 'Leeds' },
        { min: 12, max: 15, currency, unit: 'HOUR', title: null },
      ]
      const job = madeWholeJob('1', { language: 'de', salary_ranges: ranges as never })
      const files = writeAll(manifestOf(madeListing([job])))
      const { documents } = importBoard(
        readPostings(greenhouse, [JSON.parse(files.get('api/jobs/1.json') ?? '')]),
        CONTEXT,
      )
      expect(documents[0]?.data).toMatchObject({ language: 'de', salary_ranges: ranges })
    },
  )

  it('the Migration API gets a job without empty fields and with plain document links', () => {
    expect(toMigration(importJob().document)).toMatchObject({
      title: 'Hydrologist',
      type: 'job',
      uid: '4000123',
      lang: 'en-gb',
    })
    const { data } = toMigration(importJob().document) as { data: Record<string, unknown> }
    expect(data['department']).toEqual({
      link_type: 'Document',
      id: 'department-engineering',
      type: 'department',
    })
    expect(JSON.stringify(data)).not.toMatch(/null|"Any"/)
  })
})

it('a job that is closed on its board is left out, and named', () => {
  const [open, closed] = [madeBoardJob('1'), madeBoardJob('2', { isOpen: false })]
  const jobs = [open, closed].map((job) => ({ job, notes: [] }))
  const { documents, report } = importBoard({ jobs, leftOut: [] }, CONTEXT)
  expect(documents.map(({ uid }) => uid)).toEqual(['1'])
  expect(report).toContain(`job 2 "${closed?.title}" is closed on the board, and is left out.`)
})

it('what a job lacks to have a page is named', () => {
  const job = madeBoardJob('1', {
    workplace: 'Remote',
    places: [{ name: 'Leeds', address: null }],
  })
  const units = createUnits([
    madeLocation('leeds', 'Leeds'),
    madeDepartment('engineering', 'Engineering'),
  ])
  const read = { jobs: [{ job, notes: [] }], leftOut: [] }
  const { report } = importBoard(read, { ...CONTEXT, units })
  expect(report).toContain(
    'job 1 "Posting 1": it is remote, and names no country from which it can be done, so it can have no page.',
  )
})
