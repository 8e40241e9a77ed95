import { filter } from '@prismicio/client'

import {
  createContentClient,
  startContentService,
  type TestContentService,
} from '../../helpers/content-service.js'
import { createJob, createJobs, SURROUNDINGS } from './example-documents.js'

let service: TestContentService

beforeAll(async () => {
  service = await startContentService({
    documents: [
      ...createJobs(6),
      createJob(7, {
        title: 'Say "hello"',
        department: { link_type: 'Any' },
        remote: null,
        starts: '2026-03-09T08:15:00+0000',
        description: [{ type: 'paragraph', text: 'Übersetzt Hydrophone', spans: [] }],
      }),
      ...SURROUNDINGS,
    ],
  })
})
afterAll(() => service.close())

const cases: [string, string | string[], string[]][] = [
  [
    'at type',
    filter.at('document.type', 'department'),
    ['department-engineering', 'department-hardware'],
  ],
  ['at id', filter.at('document.id', 'job-2'), ['job-2']],
  ['at text', filter.at('my.job.title', 'Role 3'), ['job-3']],
  ['at text with quotes', filter.at('my.job.title', 'Say "hello"'), ['job-7']],
  ['at number', filter.at('my.job.job_id', 4), ['job-4']],
  ['at boolean', filter.at('my.job.remote', true), ['job-2', 'job-4', 'job-6']],
  ['at date', filter.at('my.job.date_posted', '2026-11-05'), ['job-4']],
  ['at Date object', filter.at('my.job.date_posted', new Date('2026-11-05')), ['job-4']],
  [
    'at link',
    filter.at('my.job.department', 'department-engineering'),
    ['job-2', 'job-4', 'job-6'],
  ],
  ['at link in a group', filter.at('my.job.locations.location', 'location-berlin'), []],
  [
    'at all tags',
    filter.at('document.tags', ['odd', 'featured']),
    ['job-1', 'job-3', 'job-5', 'job-7'],
  ],
  [
    'not',
    [filter.not('my.job.title', 'Role 1'), filter.at('my.job.remote', false)],
    ['job-3', 'job-5'],
  ],
  ['not keeps to its type', filter.not('my.person.name', 'Somebody'), ['person-ada']],
  ['any', filter.any('my.job.job_id', [1, 6, 99]), ['job-1', 'job-6']],
  ['any type', filter.any('document.type', ['person', 'page']), ['person-ada', 'page-benefits']],
  ['in ids, in their order', filter.in('document.id', ['job-5', 'job-1']), ['job-5', 'job-1']],
  ['in uids', filter.in('my.location.uid', ['berlin']), ['location-berlin']],
  ['has', filter.has('my.job.starts'), ['job-7']],
  ['missing', filter.missing('my.job.department'), ['job-7']],
  ['missing null', filter.missing('my.person.email'), ['person-ada']],
  [
    'several',
    [filter.has('my.job.department'), filter.numberGreaterThan('my.job.job_id', 4)],
    ['job-5', 'job-6'],
  ],
  ['fulltext', filter.fulltext('document', 'district 5'), ['job-5']],
  [
    'fulltext without accents or case',
    filter.fulltext('my.job.description', 'ubersetzt HYDROPHONE'),
    ['job-7'],
  ],
  ['fulltext in slices', filter.fulltext('document', 'thirty'), ['page-benefits']],
  ['similar', filter.similar('job-5', 6), ['job-1', 'job-2', 'job-3', 'job-4', 'job-6']],
  ['number.lt', filter.numberLessThan('my.job.job_id', 3), ['job-1', 'job-2']],
  ['number.gt', filter.numberGreaterThan('my.job.job_id', 5), ['job-6', 'job-7']],
  ['number.inRange', filter.numberInRange('my.job.job_id', 2, 4), ['job-2', 'job-3', 'job-4']],
  ['date.after', filter.dateAfter('my.job.date_posted', '2026-11-06'), ['job-6', 'job-7']],
  ['date.before', filter.dateBefore('my.job.date_posted', new Date('2026-11-03')), ['job-1']],
  [
    'date.between',
    filter.dateBetween('my.job.date_posted', '2026-11-03', '2026-11-04'),
    ['job-2', 'job-3'],
  ],
  [
    'date on a timestamp',
    filter.dateAfter('document.last_publication_date', '2026-10-08T10:00:00Z'),
    ['job-7'],
  ],
  ['day-of-month', filter.dateDayOfMonth('my.job.date_posted', 2), ['job-1']],
  ['day-of-month-after', filter.dateDayOfMonthAfter('my.job.date_posted', 7), ['job-7']],
  ['day-of-month-before', filter.dateDayOfMonthBefore('my.job.date_posted', 3), ['job-1']],
  ['day-of-week', filter.dateDayOfWeek('my.job.date_posted', 'Sunday'), ['job-7']],
  ['day-of-week-after', filter.dateDayOfWeekAfter('my.job.date_posted', 6), ['job-7']],
  ['day-of-week-before', filter.dateDayOfWeekBefore('my.job.date_posted', 'tue'), ['job-1']],
  ['month', filter.dateMonth('my.job.starts', 'March'), ['job-7']],
  ['month-after', filter.dateMonthAfter('my.job.starts', 2), ['job-7']],
  ['month-before', filter.dateMonthBefore('my.job.starts', 'March'), []],
  ['year', filter.dateYear('my.job.starts', 2026), ['job-7']],
  ['hour', filter.dateHour('my.job.starts', 8), ['job-7']],
  ['hour-after', filter.dateHourAfter('my.job.starts', 8), []],
  ['hour-before', filter.dateHourBefore('my.job.starts', 9), ['job-7']],
  ['geopoint.near', filter.geopointNear('my.location.point', 51.5, -2.6, 10), ['location-bristol']],
  [
    'geopoint.near, a thousand km on',
    filter.geopointNear('my.location.point', 51.5, -2.6, 1200),
    ['location-bristol', 'location-berlin'],
  ],
]

it.each(cases)('finds documents by %s', async (_name, filters, ids) => {
  const query = await createContentClient(service).get({ filters: [filters].flat() })
  expect(query.results.map(({ id }) => id)).toEqual(ids)
})
