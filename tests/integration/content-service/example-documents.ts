import type { DocumentInput } from '../../../server/content-service/repository/stored-document.js'

/** A link to another document as the CMS writes it. */
export function linkTo(type: string, uid: string, id = `${type}-${uid}`) {
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

const paragraph = (text: string) => [{ type: 'paragraph', text, spans: [] }]

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
      description: paragraph(`Listens to pipes in district ${number}. Café provided.`),
      department: linkTo('department', number % 2 === 0 ? 'engineering' : 'hardware'),
      locations: [{ location: linkTo('location', 'bristol') }],
      ...data,
    },
  }
}

export function createJobs(count: number): DocumentInput[] {
  return Array.from({ length: count }, (_, index) => createJob(index + 1))
}

export const SURROUNDINGS: readonly DocumentInput[] = [
  {
    id: 'department-engineering',
    uid: 'engineering',
    type: 'department',
    data: { name: 'Engineering', order: 1, lead: linkTo('person', 'ada') },
  },
  {
    id: 'department-hardware',
    uid: 'hardware',
    type: 'department',
    data: { name: 'Hardware', order: 4, lead: linkTo('person', 'ada') },
  },
  {
    id: 'location-bristol',
    uid: 'bristol',
    type: 'location',
    data: { name: 'Bristol', point: { latitude: 51.4545, longitude: -2.5879 } },
  },
  {
    id: 'location-berlin',
    uid: 'berlin',
    type: 'location',
    data: { name: 'Berlin', point: { latitude: 52.52, longitude: 13.405 } },
  },
  { id: 'person-ada', uid: 'ada', type: 'person', data: { name: 'Ada Meredith', email: null } },
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
      slices: [
        {
          id: 'text$1',
          slice_type: 'text',
          slice_label: null,
          primary: { heading: 'Leave', body: paragraph('Thirty days'), hidden: 'yes' },
          items: [{ label: 'Days', value: 30 }],
        },
        {
          id: 'hero$1',
          slice_type: 'hero',
          slice_label: null,
          variation: 'wide',
          version: 'sktwi1xtmkfgx8626',
          primary: { heading: 'Wide', about: linkTo('department', 'hardware') },
          items: [],
        },
      ],
    },
  },
]

export const LANGUAGES = [
  { id: 'en-gb', name: 'English - Great Britain', is_master: true },
  { id: 'de-de', name: 'German - Germany', is_master: false },
]
