import type {
  BoilerplateDocument,
  CareersDocument,
  DepartmentDocument,
  JobDocument,
  LocationDocument,
  PageDocument,
  PersonDocument,
  RedirectDocument,
} from '../../shared/content-model/content-types.js'
import type {
  NavigationDocument,
  SiteSettingsDocument,
} from '../../shared/content-model/site-document-types.js'
import { memoize } from '../../shared/memoize.js'
import { toNumber, toText } from '../documents/field-values.js'
import { createLinkResolver } from '../documents/link-resolver.js'
import type { NormalizeOptions } from '../documents/normalize-context.js'
import { normalizeDocument, type Node } from '../documents/normalize-document.js'
import { toDocumentRef, type Report } from '../documents/problems.js'
import {
  findGoneJobs,
  toJobPhase,
  type JobPhase,
  type RememberedJob,
  type SiteJobs,
} from './job-life.js'
import { toJobRow, type JobSurroundings } from './job-row.js'

/** The documents of a site as of one instant, in the order in which pages show them. */
export interface SiteContent extends SiteJobs, JobSurroundings {
  nodes: readonly Node[]
  settings: Node<SiteSettingsDocument>
  navigation: Node<NavigationDocument> | null
  lang: string
  now: Date
  /** By the editors' order, then by name. */
  departments: Node<DepartmentDocument>[]
  locations: Node<LocationDocument>[]
  pages: Node<PageDocument>[]
  redirects: Node<RedirectDocument>[]
  pageById: Map<string, Node<PageDocument>>
  boilerplateById: Map<string, Node<BoilerplateDocument>>
  personById: Map<string, Node<PersonDocument>>
}

const DEFAULT_TIME_ZONE = 'Europe/London'

interface SiteContentOptions extends Pick<NormalizeOptions, 'types' | 'images'> {
  now: Date
  /** The jobs of the release that is live. */
  remembered?: readonly RememberedJob[]
}

/** Reports a missing settings document and returns null: no page can do without it. */
export function createSiteContent(
  documents: readonly CareersDocument[],
  { now, types, images, remembered = [] }: SiteContentOptions,
  report: Report,
): SiteContent | null {
  const resolveLink = createLinkResolver(documents)
  const untypedPaths = new Set<string>()
  const options = { resolveLink, report, types, images, untypedPaths }
  const nodes = documents.map((document) => normalizeDocument(document, options))
  const [settings] = ofType(nodes, 'site_settings')
  if (settings === undefined) {
    report(MISSING_SETTINGS)
    return null
  }

  const departments = ofType(nodes, 'department').sort(byOrderThenName)
  const locations = ofType(nodes, 'location').sort(byName)
  const pages = ofType(nodes, 'page')
  const jobs = ofType(nodes, 'job')
  const timeZone = toTimeZone(settings, report)
  const days = toNumber(settings.data.closed_page_days)
  const surroundings = {
    timeZone,
    departmentById: byId(departments),
    locationById: byId(locations),
  }
  return {
    ...surroundings,
    nodes,
    settings,
    navigation: ofType(nodes, 'navigation')[0] ?? null,
    lang: settings.lang,
    now,
    jobs: byPhase(jobs, now, timeZone),
    gone: findGoneJobs(remembered, jobs, { now, timeZone, days }),
    rowOf: memoize((job) => toJobRow(job, surroundings)),
    departments,
    locations,
    pages,
    redirects: ofType(nodes, 'redirect'),
    pageById: byId(pages),
    boilerplateById: byId(ofType(nodes, 'boilerplate')),
    personById: byId(ofType(nodes, 'person')),
  }
}

const MISSING_SETTINGS = {
  severity: 'error',
  document: { id: 'none', type: 'site_settings', uid: null },
  field: null,
  message: 'the settings document is missing.',
  remedy: 'Publish the document "Site settings" in the language of the site.',
} as const

function byPhase(jobs: Node<JobDocument>[], now: Date, timeZone: string) {
  const phases: Record<JobPhase, Node<JobDocument>[]> = { future: [], open: [], closed: [] }
  for (const job of jobs) phases[toJobPhase(job.data, now, timeZone)].push(job)
  return phases
}

function toTimeZone(settings: Node<SiteSettingsDocument>, report: Report): string {
  const timeZone = settings.data.timezone
  if (!timeZone) return DEFAULT_TIME_ZONE
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone })
    return timeZone
  } catch {
    report({
      severity: 'error',
      document: toDocumentRef(settings),
      field: 'timezone',
      message: `"${timeZone}" is not a time zone.`,
      remedy: 'Use an IANA name, for example Europe/London.',
    })
    return DEFAULT_TIME_ZONE
  }
}

type DocumentOf<Type> = Extract<CareersDocument, { type: Type }>

function ofType<Type extends CareersDocument['type']>(
  nodes: readonly Node[],
  type: Type,
): Node<DocumentOf<Type>>[] {
  return nodes.filter((node) => node.type === type) as unknown as Node<DocumentOf<Type>>[]
}

function byId<Document extends CareersDocument>(nodes: Node<Document>[]) {
  return new Map(nodes.map((node) => [node.id, node]))
}

function byName(a: { data: { name: string | null } }, b: { data: { name: string | null } }) {
  return (toText(a.data.name) ?? '').localeCompare(toText(b.data.name) ?? '', 'en')
}

function byOrderThenName(a: Node<DepartmentDocument>, b: Node<DepartmentDocument>) {
  return (toNumber(a.data.order) ?? 1e9) - (toNumber(b.data.order) ?? 1e9) || byName(a, b)
}
