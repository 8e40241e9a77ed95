import type {
  BoilerplateDocument,
  CareersDocument,
  DepartmentDocument,
  JobData,
  JobDocument,
  LocationData,
  LocationDocument,
  PageDocument,
  PageDocumentData,
  RedirectDocument,
} from '../../../client/shared/content-model/content-types.js'
import type {
  NavigationDocument,
  SiteSettingsData,
  SiteSettingsDocument,
} from '../../../client/shared/content-model/site-document-types.js'

/* Minimal documents in the shape of the content API. */

function madeDocument<Document extends CareersDocument>(
  type: Document['type'],
  uid: string | null,
  data: unknown,
): Document {
  const id = `${type}-${uid ?? 'single'}`
  return {
    id,
    uid,
    type,
    url: null,
    href: '',
    tags: [],
    slugs: [],
    linked_documents: [],
    lang: 'en-gb',
    alternate_languages: [],
    first_publication_date: '2026-10-01T08:00:00+0000',
    last_publication_date: '2026-10-02T08:00:00+0000',
    data,
  } as unknown as Document
}

export function linkTo(type: CareersDocument['type'], uid: string) {
  return {
    link_type: 'Document',
    id: `${type}-${uid}`,
    type,
    uid,
    tags: [],
    lang: 'en-gb',
  } as never
}

export function paragraph(text: string) {
  return [{ type: 'paragraph', text, spans: [] }] as never
}

export function madeJob(uid: string, data: Partial<JobData> = {}): JobDocument {
  return madeDocument<JobDocument>('job', uid, {
    title: `Role ${uid}`,
    department: linkTo('department', 'engineering'),
    locations: [{ location: linkTo('location', 'bristol') }],
    workplace: 'Hybrid',
    employment_types: [{ type: 'Full time' }],
    salary_ranges: [],
    about: paragraph(`What role ${uid} is about.`),
    apply_links: [{ url: { link_type: 'Web', url: `https://apply.example/${uid}` } }],
    date_posted: '2026-10-01',
    status: 'Open',
    ...data,
  })
}

export function madeDepartment(uid: string, name: string, order = 1): DepartmentDocument {
  return madeDocument<DepartmentDocument>('department', uid, { name, order, intro: [] })
}

export function madeLocation(
  uid: string,
  name: string,
  data: Partial<LocationData> = {},
): LocationDocument {
  return madeDocument<LocationDocument>('location', uid, {
    name,
    kind: 'office',
    country: 'GB',
    country_name: 'United Kingdom',
    intro: [],
    ...data,
  })
}

export function madeBoilerplate(uid: string, name: string, text: string): BoilerplateDocument {
  return madeDocument<BoilerplateDocument>('boilerplate', uid, { name, content: paragraph(text) })
}

export function madePage(uid: string, data: Partial<PageDocumentData> = {}): PageDocument {
  return madeDocument<PageDocument>('page', uid, { title: `Page ${uid}`, slices: [], ...data })
}

export function madeRedirect(uid: string, from: string, to: unknown): RedirectDocument {
  return madeDocument<RedirectDocument>('redirect', uid, { from, to, permanent: true })
}

export function madeSettings(data: Partial<SiteSettingsData> = {}): SiteSettingsDocument {
  return madeDocument<SiteSettingsDocument>('site_settings', null, {
    organisation_name: 'Example Works',
    organisation_url: { link_type: 'Web', url: 'https://example.com' },
    timezone: 'Europe/London',
    ...data,
  })
}

export function madeNavigation(): NavigationDocument {
  return madeDocument<NavigationDocument>('navigation', null, { main: [], footer: [], legal: [] })
}

/** A whole small repository: settings, one department, one location, and the given jobs. */
export function madeRepository(jobs: JobDocument[], ...more: CareersDocument[]): CareersDocument[] {
  return [
    madeSettings(),
    madeNavigation(),
    madeDepartment('engineering', 'Engineering'),
    madeLocation('bristol', 'Bristol'),
    ...jobs,
    ...more,
  ]
}

/** As many jobs as asked for, with ids from 1 on. */
export function madeJobs(count: number): JobDocument[] {
  return Array.from({ length: count }, (_, index) => madeJob(String(index + 1)))
}
