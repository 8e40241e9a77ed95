import {
  unescapeHtml,
  htmlToRichText,
} from '../../../../../builder/setup/import/greenhouse/html-to-rich-text.js'
import { splitSections } from '../../../../../builder/setup/import/greenhouse/split-sections.js'
import { toJobDocument } from '../../../../../builder/setup/import/greenhouse/to-job-document.js'
import { toMigration } from '../../../../../builder/setup/import/greenhouse/to-migration.js'
import { createVocabulary } from '../../../../../builder/setup/import/greenhouse/vocabulary.js'
import type { BoardJob } from '../../../../../builder/setup/import/greenhouse/board-job.js'
import { HOSTILE_TEXTS } from '../../../../helpers/data/hostile-texts.js'
import { madeDepartment, madeLocation } from '../../../../helpers/content/made-documents.js'
import {
  createTestLocations,
  siteOf,
  madeListing,
} from '../../../../helpers/content/made-listing.js'

const vocabulary = createVocabulary([
  ...createTestLocations(),
  madeLocation('leeds', 'Leeds', {
    aliases: [{ alias: 'Leeds, UK' }] as never,
    greenhouse_office_id: '61042',
  }),
  madeDepartment('engineering', 'Engineering'),
])

const BOARD_JOB: BoardJob = {
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

const importJob = (change: Partial<BoardJob> = {}) =>
  toJobDocument({ ...BOARD_JOB, ...change }, vocabulary, { lang: 'en-gb' })

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

  it('an imported job gets a page like any other job', () => {
    const { pages, problems } = siteOf(madeListing([importJob().document]))
    expect(problems).toEqual([])
    expect(pages.map(({ path }) => path)).toContain('/hydrologist/4000123')
  })

  it.each<[string, Partial<BoardJob>, string[], RegExp[]]>([
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
      [],
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

  it('the pay in a currency without cents is not divided by 100', () => {
    const range = {
      min_cents: 5_000_000,
      max_cents: 6_000_000,
      currency_type: 'JPY',
      title: 'a year',
    }
    expect(importJob({ pay_input_ranges: [range] }).document.data.salary_ranges).toMatchObject([
      { min: 5_000_000, max: 6_000_000, currency: 'JPY' },
    ])
  })

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

describe('the HTML of a Greenhouse job', () => {
  it.each<[string, string, unknown[]]>([
    ['plain text becomes a paragraph', 'Hello', [['paragraph', 'Hello']]],
    [
      'empty paragraphs are left out',
      '<p>One</p><p>&nbsp;</p><div><br></div><p> Two </p>',
      [
        ['paragraph', 'One'],
        ['paragraph', 'Two'],
      ],
    ],
    [
      'headings become headings of level 2 or 3',
      '<h1>A</h1><h3>B</h3><h6>C</h6>',
      [
        ['heading2', 'A'],
        ['heading3', 'B'],
        ['heading3', 'C'],
      ],
    ],
    [
      'bulleted and numbered lists become list items',
      '<ul><li>a</li><li><p>b</p></li></ul><ol><li>c</li></ol>',
      [
        ['list-item', 'a'],
        ['list-item', 'b'],
        ['o-list-item', 'c'],
      ],
    ],
    ['line breaks stay in the paragraph', 'a<br>b<br/>', [['paragraph', 'a\nb']]],
    [
      'styles, scripts and frames are left out',
      '<style>x</style><script>alert(1)</script><iframe>y</iframe>z',
      [['paragraph', 'z']],
    ],
    [
      'list items without closing tags are separate items',
      '<ul><li>a<li>b',
      [
        ['list-item', 'a'],
        ['list-item', 'b'],
      ],
    ],
  ])('%s', (_, html, blocks) => {
    expect(htmlToRichText(html).map(({ type, text }) => [type, text])).toEqual(blocks)
  })

  it('emphasis and safe links stay at their positions, and unsafe links are removed', () => {
    const [block] = htmlToRichText(
      'a <b>bold <i>both</i></b> <a href="https://x.example">link</a> <a href="javascript:alert(1)">no</a>',
    )
    expect(block).toEqual({
      type: 'paragraph',
      text: 'a bold both link no',
      spans: [
        { type: 'strong', start: 2, end: 11 },
        { type: 'em', start: 7, end: 11 },
        {
          type: 'hyperlink',
          start: 12,
          end: 16,
          data: { link_type: 'Web', url: 'https://x.example' },
        },
      ],
    })
  })

  it('escaped HTML is decoded only once', () => {
    expect(unescapeHtml('&lt;p&gt;a &amp;lt; b&lt;/p&gt;')).toBe('<p>a &lt; b</p>')
    expect(htmlToRichText('&lt;p&gt;a &amp;lt;b&amp;gt; c&lt;/p&gt;')).toMatchObject([
      { text: 'a <b> c' },
    ])
  })

  it.each(HOSTILE_TEXTS.map((text) => [JSON.stringify(text), text]))(
    'the hostile text %s remains plain text',
    (_, text) => {
      const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
      const blocks = htmlToRichText(`<p>${escaped}</p>`)
      const plain = (value: string) =>
        value
          .replace(/[\u0000-\u001f\ufffd]/g, '')
          .replace(/\s+/g, ' ')
          .trim()
      expect(plain(blocks.map((block) => block.text).join(' '))).toBe(plain(text))
      expect(blocks.flatMap(({ spans }) => spans)).toEqual([])
    },
  )
})

it('a job text is split into sections at its headings and bold lines', () => {
  const sections = splitSections(
    htmlToRichText(`<p>We measure rivers.</p><p><strong>What you'll do</strong></p><ul><li>Measure</li></ul>
      <h3>Requirements</h3><p>Boots</p><h3>Nice to have</h3><p>A boat</p><h2>Benefits</h2><p>Water</p>`),
  )
  const text = (section: keyof typeof sections) => sections[section].map((block) => block.text)
  expect(text('about')).toEqual(['We measure rivers.'])
  expect(text('responsibilities')).toEqual(['Measure'])
  expect(text('requirements')).toEqual(['Boots', 'Nice to have', 'A boat'])
  expect(text('extra')).toEqual(['Water'])
})
