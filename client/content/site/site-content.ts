import type {
  CareersDocument,
  DepartmentDocument,
  JobDocument,
  PageDocument,
  PersonDocument,
  RedirectDocument,
} from '../../shared/content-model/content-types.js'
import type { NavigationDocument } from '../../shared/content-model/site-document-types.js'
import { toNumber, toText } from '../documents/field-values.js'
import { createLinkResolver, HOME_UID } from '../documents/link-resolver.js'
import type { NormalizeOptions } from '../documents/normalize-context.js'
import { normalizeDocument, type Node } from '../documents/normalize-document.js'
import { toDocumentRef, type Report } from '../documents/problems.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import {
  findGoneJobs,
  isFuture,
  toJobPhase,
  type JobPhase,
  type RememberedJob,
  type SiteJobs,
} from './job-life.js'
import { toJobRow } from './job-row.js'
import { byId, createSurroundings, type Surroundings } from './surroundings.js'
import { toTimeZone } from './time-zone.js'
import { withNames } from './with-names.js'

/** The documents of a site as of one instant, in the order in which pages show them. */
export interface SiteContent extends SiteJobs, Surroundings {
  /** The same as of a former build, unless one of them has changed. */
  surroundings: Surroundings
  nodes: readonly Node[]
  navigation: Node<NavigationDocument> | null
  now: Date
  pages: Node<PageDocument>[]
  redirects: Node<RedirectDocument>[]
  pageById: Map<string, Node<PageDocument>>
  personById: Map<string, Node<PersonDocument>>
}

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
  const future = new Set(documents.filter((each) => isFutureJob(each, now)).map(({ id }) => id))
  const isToCome = (id: string) => future.has(id)
  const resolveAny = createLinkResolver(documents)
  const resolveLink = (id: string) => (isToCome(id) ? null : resolveAny(id))
  const untypedPaths = new Set<string>()
  const options = { resolveLink, isToCome, report, types, images, untypedPaths }
  const nodes = documents.map((document) => normalizeDocument(document, options))
  const [settings] = ofType(nodes, 'site_settings')
  if (settings === undefined) {
    report(MISSING_SETTINGS)
    return null
  }

  const pages = ofType(nodes, 'page').flatMap((page) =>
    page.uid === HOME_UID ? [page] : withNames([page], 'title', report),
  )
  const jobs = ofType(nodes, 'job')
  const timeZone = toTimeZone(settings.data, (name) =>
    report({
      severity: 'error',
      document: toDocumentRef(settings),
      field: 'timezone',
      message: `"${name}" is not a time zone.`,
      remedy: 'Use an IANA name, for example Europe/London.',
    }),
  )
  const phases = byPhase(jobs, now, timeZone)
  const shown = [...phases.open, ...phases.closed]
  const days = toNumber(settings.data.closed_page_days)
  const surroundings = createSurroundings(
    settings,
    timeZone,
    withNames(ofType(nodes, 'department'), 'name', report).sort(byOrderThenName),
    withNames(ofType(nodes, 'location'), 'name', report).sort(byName),
    ofType(nodes, 'boilerplate'),
  )
  return {
    ...surroundings,
    surroundings,
    nodes,
    navigation: ofType(nodes, 'navigation')[0] ?? null,
    now,
    jobs: phases,
    gone: keepGone(settings, findGoneJobs(remembered, shown, { now, timeZone, days })),
    rowOf: (job) => toJobRow(job, surroundings),
    pages,
    redirects: ofType(nodes, 'redirect'),
    pageById: byId(pages),
    personById: byId(ofType(nodes, 'person')),
  }
}

/** They are read from a file by each build. */
const keepGone = memoizeLatest((_settings: object, gone: RememberedJob[]) => gone)

const MISSING_SETTINGS = {
  severity: 'error',
  document: { id: 'none', type: 'site_settings', uid: null },
  field: null,
  message: 'the settings document is missing.',
  remedy: 'Publish the document "Site settings" in the language of the site.',
} as const

function isFutureJob(document: CareersDocument, now: Date): boolean {
  return document.type === 'job' && isFuture(document.data, now)
}

function byPhase(jobs: Node<JobDocument>[], now: Date, timeZone: string) {
  const phases: Record<JobPhase, Node<JobDocument>[]> = { future: [], open: [], closed: [] }
  for (const job of jobs) phases[toJobPhase(job.data, now, timeZone)].push(job)
  return phases
}

type DocumentOf<Type> = Extract<CareersDocument, { type: Type }>

function ofType<Type extends CareersDocument['type']>(
  nodes: readonly Node[],
  type: Type,
): Node<DocumentOf<Type>>[] {
  return nodes.filter((node) => node.type === type) as unknown as Node<DocumentOf<Type>>[]
}

function byName(a: { data: { name: string | null } }, b: { data: { name: string | null } }) {
  return (toText(a.data.name) ?? '').localeCompare(toText(b.data.name) ?? '', 'en')
}

function byOrderThenName(a: Node<DepartmentDocument>, b: Node<DepartmentDocument>) {
  return (toNumber(a.data.order) ?? 1e9) - (toNumber(b.data.order) ?? 1e9) || byName(a, b)
}
