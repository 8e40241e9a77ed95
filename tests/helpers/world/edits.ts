import type { TypePaths } from '../../../client/content/documents/field-types.js'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import { linkTo, madeJob, paragraph } from '../content/made-documents.js'
import { LONG_TEXT } from '../content/made-listing.js'
import { createWorld, job, picture, slice, textWithLink, type Edit } from './made-world.js'

/** Changes the data of one document of a type. */
function dataOf(type: CareersDocument['type'], change: (value: number) => object): Edit {
  return (world, at, value) => {
    const ofType = world.documents.filter((document) => document.type === type)
    const chosen = ofType[at % Math.max(1, ofType.length)]
    return {
      ...world,
      documents: world.documents.map((document) =>
        document === chosen
          ? ({ ...document, data: { ...document.data, ...change(value) } } as CareersDocument)
          : document,
      ),
    }
  }
}

const pick =
  <Value>(...values: Value[]) =>
  (value: number) =>
    values[value % values.length] as Value

const change = (field: string, ...values: unknown[]) => {
  const valueOf = pick(...values)
  return (value: number) => ({ [field]: valueOf(value) })
}

const places = (...slugs: string[]) => slugs.map((slug) => ({ location: linkTo('location', slug) }))

export const EDITS: Record<string, Edit> = {
  'a job is renamed': dataOf('job', (value) => ({ title: `Role ${value}` })),
  'a job has the title of another': dataOf('job', change('title', 'Nurse')),
  'a job works at other hours': dataOf('job', change('working_hours', 'Nights', 'Days', null)),
  'a job gets another text': dataOf(
    'job',
    change('about', paragraph('Short.'), paragraph(LONG_TEXT), textWithLink(job('3'))),
  ),
  'a job moves': dataOf(
    'job',
    change('locations', places('dublin'), places('remote-uk', 'bristol'), places('gone')),
  ),
  'a job changes its department': dataOf(
    'job',
    change('department', linkTo('department', 'hydrology'), linkTo('department', 'engineering')),
  ),
  'a job changes its status': dataOf('job', change('status', 'Open', 'Closed', 'Paused')),
  'a job closes on another day': dataOf(
    'job',
    change('closes_on', '2026-11-21', '2026-11-25', null),
  ),
  'a job was posted on another day': dataOf(
    'job',
    change('date_posted', '2026-11-22', '2026-10-01', null),
  ),
  'a job is hidden or listed': dataOf('job', change('listed', false, true)),
  'a job becomes remote': dataOf('job', (value) => ({
    workplace: pick('Remote', 'Hybrid')(value),
    remote_countries: [{ country: linkTo('location', pick('ireland', 'europe')(value)) }],
  })),
  'a job gets a slice': dataOf(
    'job',
    change('body', [slice('office_list', {})], [slice('featured_jobs', {})], []),
  ),
  'a job gets a field of another type': dataOf('job', change('summary', ['list'], 7, 'A summary')),
  'a job gets a former id': dataOf(
    'job',
    change('legacy_ids', [{ id: '900' }], [{ id: '901' }], []),
  ),
  'a department is renamed': dataOf('department', change('name', 'Water', 'Engineering')),
  'a department moves up': dataOf('department', change('order', 0, 3)),
  'a location is renamed': dataOf('location', change('name', 'Bath', 'Bristol')),
  'a location gets another parent': dataOf(
    'location',
    change('parent', linkTo('location', 'europe'), null),
  ),
  'a boilerplate text changes': dataOf('boilerplate', (value) => ({
    content: paragraph(`Benefit ${value}`),
  })),
  'the organisation is renamed': dataOf('site_settings', change('organisation_name', 'Two', 'One')),
  'the feeds are switched': dataOf(
    'site_settings',
    change(
      'feeds',
      [{ feed: 'rss', enabled: false }],
      [{ feed: 'greenhouse', enabled: false }],
      [{ feed: 'linkedin', enabled: true, company_id: '7' }],
      [],
    ),
  ),
  'the apply hosts change': dataOf(
    'site_settings',
    change('apply_hosts', [{ host: 'other.example' }], [{ host: 'apply.example' }], []),
  ),
  'the time zone changes': dataOf(
    'site_settings',
    change('timezone', 'Asia/Kolkata', 'Europe/London'),
  ),
  'the share image changes': dataOf('site_settings', change('share_image', picture('share'), {})),
  'the navigation changes': dataOf('navigation', (value) => ({
    main: [{ label: `Link ${value}`, link: linkTo('page', 'life') }],
  })),
  'a page is renamed': dataOf('page', (value) => ({ title: `Page ${value}` })),
  'a redirect leads elsewhere': dataOf(
    'redirect',
    change('to', job('1'), { link_type: 'Web', url: 'https://example.com' }),
  ),
  'a document is published again': ({ documents, ...world }, at, value) => ({
    ...world,
    documents: documents.map((document, index) =>
      index === at % documents.length
        ? { ...document, last_publication_date: `2026-11-2${value}T08:00:00+0000` }
        : document,
    ),
  }),
  'the fields of a document change places': ({ documents, ...world }, at) => ({
    ...world,
    documents: documents.map((document, index) =>
      index === at % documents.length
        ? ({ ...document, data: reversed(document.data) } as CareersDocument)
        : document,
    ),
  }),
  'a document gets another UID': ({ documents, ...world }, at, value) => ({
    ...world,
    documents: documents.map((document, index) =>
      index === at % documents.length && document.type !== 'job' && document.uid !== null
        ? ({ ...document, uid: `${document.type}-${at}-${value}` } as CareersDocument)
        : document,
    ),
  }),
  'a document is deleted': ({ documents, ...world }, at) => ({
    ...world,
    documents: documents.filter(
      ({ type }, index) => index !== at % documents.length || type === 'site_settings',
    ),
  }),
  'a deleted document comes back': (world) => {
    const ids = new Set(world.documents.map(({ id }) => id))
    const deleted = createWorld().documents.filter(({ id }) => !ids.has(id))
    return { ...world, documents: [...world.documents, ...deleted.slice(0, 1)] }
  },
  'a job is added': ({ documents, ...world }, at, value) => ({
    ...world,
    documents: documents.some(({ uid }) => uid === `${20 + at}`)
      ? documents
      : [...documents, madeJob(`${20 + at}`, { title: `Role ${value}` })],
  }),
  'the documents come in another order': ({ documents, ...world }) => ({
    ...world,
    documents: [...documents].reverse(),
  }),
  'the models change': (world, _at, value) => ({ ...world, typePaths: pick(...MODELS)(value) }),
  'time goes by': ({ now, ...world }, _at, value) => ({
    ...world,
    now: new Date(now.getTime() + (value + 1) * 9 * 60 * 60 * 1000),
  }),
  'the browser code changes': (world, _at, value) => ({ ...world, buildHash: `hash ${value}` }),
}

const JOB_MODEL: TypePaths = {
  job: 'Document',
  'job.data': 'DocumentData',
  'job.data.title': 'Text',
}
const MODELS = [JOB_MODEL, { ...JOB_MODEL, 'job.data.about': 'StructuredText' as const }, {}]

/** The same fields in the opposite order, at every depth. */
function reversed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(reversed)
  const members = Object.entries(value).map(([key, member]) => [key, reversed(member)])
  return Object.fromEntries(members.reverse())
}
