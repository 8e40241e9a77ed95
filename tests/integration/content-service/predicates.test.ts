import { filter } from '@prismicio/client'

import {
  createContentClient,
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { createJob, createJobs, OTHER_DOCUMENTS } from './example-documents.js'

let service: TestContentService

beforeAll(async () => {
  service = await startContentService({
    documents: [...createJobs(6), createJob(7, { title: 'Say "hello"' }), ...OTHER_DOCUMENTS],
  })
})
afterAll(() => service.close())

const cases: [string, string | string[], string[]][] = [
  [
    'at a type',
    filter.at('document.type', 'department'),
    ['department-engineering', 'department-hardware'],
  ],
  ['at an id', filter.at('document.id', 'job-2'), ['job-2']],
  ['at a uid', filter.at('my.job.uid', 'job-3'), ['job-3']],
  ['at a text with quotes', filter.at('my.job.title', 'Say "hello"'), ['job-7']],
  ['at a number', filter.at('my.job.job_id', 4), ['job-4']],
  ['at a boolean', filter.at('my.job.remote', true), ['job-2', 'job-4', 'job-6']],
  [
    'at a link',
    filter.at('my.job.department', 'department-engineering'),
    ['job-2', 'job-4', 'job-6'],
  ],
  [
    'at all of several tags',
    filter.at('document.tags', ['odd', 'featured']),
    ['job-1', 'job-3', 'job-5', 'job-7'],
  ],
  [
    'not a type',
    [filter.not('document.type', 'job'), filter.not('document.type', 'department')],
    ['location-bristol', 'location-berlin', 'person-ada', 'page-benefits'],
  ],
  ['not a value of a type’s field', filter.not('my.person.name', 'Somebody'), ['person-ada']],
  [
    'several predicates',
    [filter.not('my.job.title', 'Role 1'), filter.at('my.job.remote', false)],
    ['job-3', 'job-5', 'job-7'],
  ],
  ['any of several numbers', filter.any('my.job.job_id', [1, 6, 99]), ['job-1', 'job-6']],
  [
    'any of several types',
    filter.any('document.type', ['person', 'page']),
    ['person-ada', 'page-benefits'],
  ],
  ['in several ids', filter.in('document.id', ['job-5', 'job-1']), ['job-1', 'job-5']],
  ['in several uids', filter.in('my.location.uid', ['berlin']), ['location-berlin']],
  ['date.after a date', filter.dateAfter('my.job.date_posted', '2026-11-06'), ['job-6', 'job-7']],
  [
    'date.after a Date object',
    filter.dateAfter('document.last_publication_date', new Date('2026-10-08T10:00:00Z')),
    ['job-7'],
  ],
]

it.each(cases)('a search finds documents by %s', async (_name, filters, ids) => {
  const query = await createContentClient(service).get({ filters: [filters].flat() })
  expect(query.results.map(({ id }) => id)).toEqual(ids)
})
