import fc from 'fast-check'
import jobModel from '../../../../../builder/content/models/customtypes/job/index.json'
import locationModel from '../../../../../builder/content/models/customtypes/location/index.json'
import { readValues } from '../../../../../client/content/documents/complete-documents.js'
import { toFormerIds } from '../../../../../client/content/site/job-life.js'
import type { JobData } from '../../../../../client/shared/content-model/content-types.js'
import { linkTo, madeJob, madeLocation } from '../../../../helpers/content/made-documents.js'
import {
  madeListing,
  madeWholeJob,
  manifestOf,
  siteOf,
  writeAll,
} from '../../../../helpers/content/made-listing.js'

type Fields = Record<string, unknown>

function read(type: 'job' | 'location' | 'site_settings', data: Fields) {
  const faults: string[] = []
  const value = readValues({ type, lang: 'en-gb', data }, (field, { severity, message }) =>
    faults.push(`${severity} ${field}: ${message}`),
  )
  return { value, faults }
}

it.each<[string, Fields, Fields, string | null]>([
  ['workplace', { workplace: 'on site' }, { workplace: 'On-site' }, null],
  [
    'workplace',
    { workplace: 'Flexible' },
    { workplace: null },
    'is none of On-site, Hybrid, Remote',
  ],
  ['status', { status: 'closed' }, { status: 'Closed' }, null],
  ['status', { status: 'Filled' }, { status: null }, 'is none of Open, Closed, Paused'],
  ['visa_sponsorship', { visa_sponsorship: 'Yes' }, { visa_sponsorship: 'yes' }, null],
  ['language', { language: 'German' }, { language: null }, 'is no language code'],
  ['closes_on', { closes_on: '2026-06-31' }, { closes_on: null }, 'is no day of the calendar'],
  ['opens_at', { opens_at: 'soon' }, { opens_at: null }, 'is no date and time'],
  ['education', { education: 'PhD' }, { education: 'PhD' }, 'is none of none, high school'],
])('of a job, the field %s is read: %j is %j', (field, given, value, fault) => {
  expect(read('job', given)).toEqual({
    value,
    faults: fault === null ? [] : [expect.stringMatching(`^(warning|error) ${field}: .* ${fault}`)],
  })
})

const UUID = '5f1e7c9a-0b1d-4c52-9a53-8e2d31c0aa11'

it.each([
  [' 4012 ', ['4012'], null],
  ['\u200b4012\u200b', ['4012'], null],
  ['#4013', ['4013'], null],
  ['GH-4014', ['4014'], null],
  ['4015, 4016;4017', ['4015', '4016', '4017'], null],
  ['04017', ['04017'], null],
  ['４０１２、4013', ['4012', '4013'], null],
  ['https://boards.greenhouse.io/acme/jobs/4018?gh_src=7', ['4018'], null],
  ['boards.greenhouse.io/embed/job_app?for=acme&token=4019', ['4019'], null],
  ['https://old.example/careers?gh_jid=4020', ['4020'], null],
  ['REQ-4021', [], '"REQ-4021"'],
  ['4022 or more', ['4022'], '"or", "more"'],
  ['1'.repeat(20), [], '"11111111111111111111"'],
  [UUID, [], `"${UUID}"`],
  [`https://jobs.lever.co/acme/${UUID}`, [], '"https://jobs.lever.co/acme/5f1e7c9a-0b1d"'],
])('of the former id "%s", %j are read, and the rest is named: %s', (id, ids, rest) => {
  const { faults } = read('job', { legacy_ids: [{ id }] })
  expect(toFormerIds(madeJob('1', { legacy_ids: [{ id }] as never }))).toEqual(ids)
  expect(faults).toEqual(
    rest === null ? [] : [`warning legacy_ids.0.id: ${rest} is no number of an old link.`],
  )
})

it.each<[string, Fields, Fields, string | null]>([
  [
    'apply_hosts.0.host',
    { apply_hosts: [{ host: 'https://Bücher.example:443/x' }] },
    { apply_hosts: [{ host: 'xn--bcher-kva.example' }] },
    null,
  ],
  [
    'apply_hosts.0.host',
    { apply_hosts: [{ host: 'a.example, b.example' }] },
    { apply_hosts: [{ host: 'a.example, b.example' }] },
    'is no host',
  ],
  [
    'apply_hosts.0.host',
    { apply_hosts: [{ host: '*.example' }] },
    { apply_hosts: [{ host: '*.example' }] },
    'is no host',
  ],
  [
    'synonyms.0.words',
    { synonyms: [{ words: 'js, javascript' }] },
    { synonyms: [{ words: 'js, javascript' }] },
    null,
  ],
  [
    'synonyms.0.words',
    { synonyms: [{ words: 'js;javascript' }] },
    { synonyms: [{ words: 'js;javascript' }] },
    'stands alone',
  ],
])('of the settings, the field %s is read: %j is %j', (field, given, value, fault) => {
  expect(read('site_settings', given)).toEqual({
    value,
    faults: fault === null ? [] : [expect.stringMatching(`^warning ${field}: .* ${fault}`)],
  })
})

it.each([
  ['jobs@mail.example', 'jobs@mail.example', []],
  ['mailto:jobs@mail.example\u200b', 'jobs@mail.example', []],
  ['<jobs@mail.example>,', 'jobs@mail.example', []],
  [
    'Jo at mail.example',
    null,
    ['warning hiring_contact.0.email: "Jo at mail.example" is no e-mail address.'],
  ],
  ['-', null, ['warning hiring_contact.0.email: "-" is no e-mail address.']],
])('the e-mail address %j of a contact is read as %j', (email, address, faults) => {
  expect(read('job', { hiring_contact: [{ email }] })).toEqual({
    value: { hiring_contact: [{ email: address }] },
    faults,
  })
})

it('pay below 0 is left out, and told', () => {
  expect(read('job', { salary_ranges: [{ ...RANGE, min: -1 }] })).toEqual({
    value: { salary_ranges: [{ ...RANGE, min: null }] },
    faults: ['warning salary_ranges.0.min: -1 is no amount of pay.'],
  })
})

it.each([
  ['GB', 'GB', 'United Kingdom', null],
  ['UK', 'GB', 'United Kingdom', '"UK" is no country code and is taken for GB.'],
  ['ee', 'EE', 'Estonia', '"ee" is no country code and is taken for EE.'],
  ['germany', 'DE', 'Germany', '"germany" is no country code and is taken for DE.'],
  ['EU', null, null, '"EU" is no country code.'],
  ['ZZ', null, null, '"ZZ" is no country code.'],
])('the country %s of a place is %s, %s', (country, code, name, fault) => {
  const { value, faults } = read('location', { country, country_name: null })
  expect(value).toEqual({ country: code, country_name: name })
  expect(faults).toEqual(fault === null ? [] : [`warning country: ${fault}`])
})

it('the name of a country is in the language of the document, and the editors’ own stays', () => {
  const nameIn = (lang: string, country_name: string | null) =>
    readValues({ type: 'location', lang, data: { country: 'DE', country_name } }, () => {})
  expect(nameIn('de-at', null)).toMatchObject({ country_name: 'Deutschland' })
  expect(nameIn('', null)).toMatchObject({ country_name: 'Germany' })
  expect(nameIn('en-gb', 'East of us')).toMatchObject({ country_name: 'East of us' })
})

const RANGE = { min: 40_000, max: 50_000, currency: 'GBP', unit: 'YEAR', location: null }

/** Whether page, structured data, feeds and jobs API say something of the pay, and in which words. */
function payOf(range: Fields) {
  const listing = madeListing([
    madeWholeJob('1', { salary_ranges: [{ ...RANGE, ...range }] as never }),
  ])
  const manifest = manifestOf(listing)
  const files = writeAll(manifest)
  const all = JSON.stringify([manifest.pages, [...files]])
  const [, currency = null] = /"currency":"([^"]*)"/.exec(all) ?? []
  return {
    page: all.includes('"pay":"'),
    posting: all.includes('baseSalary'),
    indeed: files.get('feeds/indeed.xml')?.includes('<salary>'),
    linkedin: files.get('feeds/linkedin.xml')?.includes('<salaries>'),
    api: files.get('api/jobs/1.json')?.includes('currency_type'),
    currency,
    problems: siteOf(listing).problems.map(({ field }) => field),
  }
}

it.each(['GBP', 'gbp', ' eur '])(
  'pay in the currency %j is everywhere, in capitals',
  (currency) => {
    expect(payOf({ currency })).toEqual({
      page: true,
      posting: true,
      indeed: true,
      linkedin: true,
      api: true,
      currency: currency.trim().toUpperCase(),
      problems: [],
    })
  },
)

it.each(['£', 'Pound', 'GBX', 'XXX', '', null])(
  'pay in the currency %j is nowhere, and told once',
  (currency) => {
    expect(payOf({ currency })).toEqual({
      page: false,
      posting: false,
      indeed: false,
      linkedin: false,
      api: false,
      currency: null,
      problems: ['salary_ranges.0.currency'],
    })
  },
)

it.each(['per year', 'yearly', 'Year'])('the unit of pay "%s" is a year', (unit) => {
  expect(read('job', { salary_ranges: [{ ...RANGE, unit }] })).toEqual({
    value: { salary_ranges: [RANGE] },
    faults: [],
  })
})

it.each([
  ['Full-time', 'FULL_TIME', 'fulltime', 'FULL_TIME', []],
  ['FULL TIME', 'FULL_TIME', 'fulltime', 'FULL_TIME', []],
  ['Freelance', 'CONTRACTOR', 'contract', 'CONTRACT', []],
  ['Apprenticeship', 'OTHER', 'Apprenticeship', null, ['employment_types.0.type']],
])(
  'the type "%s" is %s, %s and %s to search engines and job boards',
  (type, code, indeed, linkedin, told) => {
    const listing = madeListing([madeWholeJob('1', { employment_types: [{ type }] as never })])
    const manifest = manifestOf(listing)
    const files = writeAll(manifest)
    const jobTypeIn = (name: string) =>
      /<jobtype><!\[CDATA\[(.*?)\]/.exec(files.get(name) ?? '')?.[1] ?? null
    expect(JSON.stringify(manifest.pages)).toContain(`"employmentType":["${code}"]`)
    expect([jobTypeIn('feeds/indeed.xml'), jobTypeIn('feeds/linkedin.xml')]).toEqual([
      indeed,
      linkedin,
    ])
    expect(siteOf(listing).problems.map(({ field }) => field)).toEqual(told)
  },
)

it('a job whose workplace is written another way is remote everywhere', () => {
  const job: Partial<JobData> = {
    workplace: 'Fully remote' as never,
    remote_countries: [{ country: linkTo('location', 'ireland') }] as never,
  }
  const manifest = manifestOf(madeListing([madeWholeJob('1', job)]))
  expect(JSON.stringify(manifest.pages)).toContain('"jobLocationType":"TELECOMMUTE"')
  expect(writeAll(manifest).get('feeds/linkedin.xml')).toContain('CDATA[Remote]')
})

it.each([
  ['job', jobModel],
  ['location', locationModel],
] as const)('each choice that editors of a %s have is read as it stands', (type, model) => {
  const fields = Object.assign({}, ...Object.values(model.json)) as Record<string, ModelField>
  const choices = Object.entries(fields).flatMap(([name, { config }]) => [
    ...(config?.options ?? []).map((option) => ({ [name]: option })),
    ...Object.entries(config?.fields ?? {}).flatMap(([member, inner]) =>
      (inner.config?.options ?? []).map((option) => ({ [name]: [{ [member]: option }] })),
    ),
  ])
  expect(choices.length).toBeGreaterThan(30)
  for (const data of choices) {
    expect(read(type, { ...data, country_name: 'Its name' })).toEqual({
      value: { ...data, country_name: 'Its name' },
      faults: [],
    })
  }
})

interface ModelField {
  config?: { options?: string[]; fields?: Record<string, ModelField> }
}

it('what has been read stays as it is, and whole data is the same object', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.constantFrom('gbp', 'uk', 'remote', 'Full-time', null, 7),
  )
  const job = fc.record({
    workplace: anything,
    status: anything,
    language: anything,
    closes_on: anything,
    employment_types: fc.array(fc.record({ type: anything })),
    salary_ranges: fc.array(fc.record({ currency: anything, unit: anything, min: anything })),
    apply_links: fc.array(fc.record({ url: fc.record({ url: anything }) })),
    legacy_ids: fc.array(fc.record({ id: anything })),
    hiring_contact: fc.array(fc.record({ email: anything })),
  })
  fc.assert(
    fc.property(job, (data) => {
      const once = read('job', data).value
      expect(read('job', once as Fields).value).toBe(once)
    }),
  )
  const whole = madeJob('1').data
  expect(read('job', whole as never).value).toBe(whole)
  const place = madeLocation('a', 'A').data
  expect(read('location', place as never).value).toBe(place)
})
