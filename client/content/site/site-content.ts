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
import { toNumber, toText } from '../documents/field-values.js'
import { toJobPhase, type JobPhase } from './job-phase.js'
import { findGoneJobs, type RememberedJob } from './gone-jobs.js'
import { createLinkResolver } from '../documents/link-resolver.js'
import type { NormalizeOptions } from '../documents/normalize-context.js'
import { normalizeDocument, type Node } from '../documents/normalize-document.js'
import type { Report } from '../documents/problems.js'

/** All nodes of a site, by kind and in the order in which pages show them, as of one instant. */
export interface SiteContent {
  settings: Node<SiteSettingsDocument>
  navigation: Node<NavigationDocument> | null
  timeZone: string
  lang: string
  now: Date
  jobs: Record<JobPhase, Node<JobDocument>[]>
  /** Jobs of earlier releases whose documents are gone. */
  gone: RememberedJob[]
  /** By the editors' order, then by name. */
  departments: Node<DepartmentDocument>[]
  /** By name. */
  locations: Node<LocationDocument>[]
  pages: Node<PageDocument>[]
  redirects: Node<RedirectDocument>[]
  departmentById: Map<string, Node<DepartmentDocument>>
  locationById: Map<string, Node<LocationDocument>>
  pageById: Map<string, Node<PageDocument>>
  boilerplateById: Map<string, Node<BoilerplateDocument>>
  personById: Map<string, Node<PersonDocument>>
}

const DEFAULT_TIME_ZONE = 'Europe/London'

export interface SiteContentOptions extends Pick<NormalizeOptions, 'types' | 'images'> {
  now: Date
  /** The jobs of the release that is live. */
  remembered?: readonly RememberedJob[]
}

/** Null if the settings document is missing, without which no page can be made; that is reported. */
export function createSiteContent(
  documents: readonly CareersDocument[],
  { now, types, images, remembered = [] }: SiteContentOptions,
  report: Report,
): SiteContent | null {
  const resolveLink = createLinkResolver(documents)
  const untypedPaths = new Set<string>()
  const options = { resolveLink, report, types, images, untypedPaths }
  const nodes = documents.map((document) => normalizeDocument(document, options))
  const settings = ofType<SiteSettingsDocument>(nodes, 'site_settings')[0]
  if (settings === undefined) {
    report(MISSING_SETTINGS)
    return null
  }

  const departments = ofType<DepartmentDocument>(nodes, 'department').sort(byOrderThenName)
  const locations = ofType<LocationDocument>(nodes, 'location').sort(byName)
  const pages = ofType<PageDocument>(nodes, 'page')
  const timeZone = toTimeZone(settings, report)
  const jobs = ofType<JobDocument>(nodes, 'job')
  const days = toNumber(settings.data.closed_page_days)
  return {
    settings,
    navigation: ofType<NavigationDocument>(nodes, 'navigation')[0] ?? null,
    timeZone,
    lang: settings.lang,
    now,
    jobs: byPhase(jobs, now, timeZone),
    gone: findGoneJobs(remembered, jobs, { now, timeZone, days }),
    departments,
    locations,
    pages,
    redirects: ofType<RedirectDocument>(nodes, 'redirect'),
    departmentById: byId(departments),
    locationById: byId(locations),
    pageById: byId(pages),
    boilerplateById: byId(ofType<BoilerplateDocument>(nodes, 'boilerplate')),
    personById: byId(ofType<PersonDocument>(nodes, 'person')),
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
      document: { id: settings.id, type: settings.type, uid: null },
      field: 'timezone',
      message: `"${timeZone}" is not a time zone.`,
      remedy: 'Use an IANA name, for example Europe/London.',
    })
    return DEFAULT_TIME_ZONE
  }
}

function ofType<Document extends CareersDocument>(
  nodes: readonly Node[],
  type: Document['type'],
): Node<Document>[] {
  return nodes.filter((node) => node.type === type) as unknown as Node<Document>[]
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
