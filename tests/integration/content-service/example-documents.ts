import type { DocumentInput } from '../../../server/content-service/repository/stored-document.js'

/** A link to another document in the CMS's form. */
function linkTo(type: string, uid: string, id = `${type}-${uid}`) {
  return {
    link_type: 'Document',
    id,
    type,
    tags: [],
    lang: 'en-gb',
    slug: uid,
    uid,
    isBroken: false,
  }
}

export function createJob(number: number, data: Record<string, unknown> = {}): DocumentInput {
  return {
    id: `job-${number}`,
    uid: `job-${number}`,
    type: 'job',
    lang: 'en-gb',
    tags: number % 2 === 0 ? ['even'] : ['odd', 'featured'],
    first_publication_date: '2026-09-01T09:00:00+0000',
    last_publication_date: `2026-10-${String((number % 28) + 1).padStart(2, '0')}T10:30:00+0000`,
    data: {
      title: `Role ${number}`,
      job_id: number,
      date_posted: `2026-11-${String((number % 28) + 1).padStart(2, '0')}`,
      remote: number % 2 === 0,
      department: linkTo('department', number % 2 === 0 ? 'engineering' : 'hardware'),
      locations: [{ location: linkTo('location', 'bristol') }],
      ...data,
    },
  }
}

export function createJobs(count: number): DocumentInput[] {
  return Array.from({ length: count }, (_, index) => createJob(index + 1))
}

/** What the jobs link to, a page, and a person in two languages. */
export const OTHER_DOCUMENTS: readonly DocumentInput[] = [
  {
    id: 'department-engineering',
    uid: 'engineering',
    type: 'department',
    data: { name: 'Engineering', lead: linkTo('person', 'ada') },
  },
  {
    id: 'department-hardware',
    uid: 'hardware',
    type: 'department',
    data: { name: 'Hardware', lead: linkTo('person', 'ada') },
  },
  { id: 'location-bristol', uid: 'bristol', type: 'location', data: { name: 'Bristol' } },
  { id: 'location-berlin', uid: 'berlin', type: 'location', data: { name: 'Berlin' } },
  { id: 'person-ada', uid: 'ada', type: 'person', data: { name: 'Ada Meredith' } },
  {
    id: 'person-ada-de',
    uid: 'ada',
    type: 'person',
    lang: 'de-de',
    data: { name: 'Ada Meredith (Berlin)' },
  },
  {
    id: 'page-benefits',
    uid: 'benefits',
    type: 'page',
    data: {
      title: 'Benefits',
      hero: { url: '{{images}}/photo.png?auto=compress,format', alt: 'A weir' },
    },
  },
]

export const LANGUAGES = [
  { id: 'en-gb', name: 'English - Great Britain', is_master: true },
  { id: 'de-de', name: 'German - Germany', is_master: false },
]
