import { language } from '#words/frame.js'
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
import { HOME_UID } from '../documents/link-resolver.js'
import type { NormalizeOptions } from '../documents/normalize-context.js'
import { findLinkedPaths, normalizeDocument, type Node } from '../documents/normalize-document.js'
import { toDocumentRef, type Report } from '../documents/problems.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import { createLinkTargets } from './create-link-targets.js'
import { findJobsElsewhere, type JobsElsewhere } from './jobs-elsewhere.js'
import { NO_OTHER_LANGUAGES, type OtherLanguages } from './other-languages.js'
import type { JobPhase, RememberedJob, SiteJobs } from './job-life.js'
import { toLocalDay } from './closing-instant.js'
import { toJobRow, toDatedRow } from './job-row.js'
import { findKnownJobs, type KnownJobs } from './known-jobs.js'
import { byId, createSiteContext, type SiteContext } from './site-context.js'
import type { RememberedPage } from './page-memory.js'
import { toTimeZone } from './time-zone.js'
import { withNames } from './with-names.js'

/** The documents of a site as of one instant, in the order in which pages show them. */
export interface SiteContent extends SiteJobs, SiteContext {
  /** The same as of a former build, unless one of them has changed. */
  context: SiteContext
  nodes: readonly Node[]
  navigation: Node<NavigationDocument> | null
  now: Date
  /** Of a site in several. */
  languages: OtherLanguages
  elsewhere: JobsElsewhere
  pages: Node<PageDocument>[]
  redirects: Node<RedirectDocument>[]
  /** The pages of earlier releases. */
  rememberedPages: readonly RememberedPage[]
  /** The paths of pages to which any document links. */
  linkedPaths: ReadonlySet<string>
  pageById: Map<string, Node<PageDocument>>
  personById: Map<string, Node<PersonDocument>>
}

interface SiteContentOptions extends Pick<NormalizeOptions, 'types' | 'images'> {
  now: Date
  /** The jobs of the release that is live. */
  remembered?: readonly RememberedJob[]
  rememberedPages?: readonly RememberedPage[]
  siteUrl?: string | undefined
  languages?: OtherLanguages
}

/** Reports a missing settings document and returns null: no page can do without it. */
export function createSiteContent(
  documents: readonly CareersDocument[],
  given: SiteContentOptions,
  report: Report,
): SiteContent | null {
  const { now, types, images, remembered = [], rememberedPages = [], siteUrl } = given
  const { languages = NO_OTHER_LANGUAGES } = given
  const ofSite = documents.find((document) => document.type === 'site_settings')
  const timeZone = toTimeZone(ofSite?.data ?? {})
  const days = toNumber(ofSite?.data.closed_page_days)
  const known = findKnownJobs(documents, remembered, { now, timeZone, days })
  const targets = createLinkTargets(documents, known, {
    siteUrl,
    rememberedPages,
    others: languages.all,
  })
  const options = { targets, report, types, images, untypedPaths: new Set<string>() }
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
  const context = createSiteContext(
    settings,
    timeZone,
    withNames(ofType(nodes, 'department'), 'name', report).sort(byOrderThenName),
    withNames(ofType(nodes, 'location'), 'name', report).sort(byName),
    ofType(nodes, 'boilerplate'),
  )
  const elsewhere = findJobsElsewhere(languages, jobs, context, { targets, types, images })
  const today = toLocalDay(now, timeZone)
  return {
    ...context,
    context,
    nodes,
    navigation: ofType(nodes, 'navigation')[0] ?? null,
    now,
    jobs: byPhase(jobs, known),
    gone: keepGone(settings, known.gone),
    remembered: known.remembered,
    rowOf: (job) => toDatedRow(toJobRow(job, elsewhere.contextOf(job) ?? context), today),
    languages,
    elsewhere,
    pages,
    redirects: ofType(nodes, 'redirect'),
    rememberedPages,
    linkedPaths: findLinkedPaths(documents),
    pageById: byId(pages),
    personById: byId(ofType(nodes, 'person')),
  }
}

/** They are read from a file by each build. */
const keepGone = memoizeLatest((_settings: object, gone: RememberedJob[]) => gone)

const MISSING_SETTINGS = {
  severity: 'error',
  document: toDocumentRef({ id: 'none', type: 'site_settings', lang: language }),
  field: null,
  message: 'the settings document is missing.',
  remedy: 'Publish the document "Site settings" in the language of the site.',
} as const

function byPhase(jobs: Node<JobDocument>[], { phases }: KnownJobs) {
  const ofPhase = (phase: JobPhase) => jobs.filter(({ id }) => phases.get(id) === phase)
  return { future: ofPhase('future'), open: ofPhase('open'), closed: ofPhase('closed') }
}

type DocumentOf<Type> = Extract<CareersDocument, { type: Type }>

function ofType<Type extends CareersDocument['type']>(
  nodes: readonly Node[],
  type: Type,
): Node<DocumentOf<Type>>[] {
  return nodes.filter((node) => node.type === type) as unknown as Node<DocumentOf<Type>>[]
}

function byName(a: { data: { name: string | null } }, b: { data: { name: string | null } }) {
  return (toText(a.data.name) ?? '').localeCompare(toText(b.data.name) ?? '', language)
}

function byOrderThenName(a: Node<DepartmentDocument>, b: Node<DepartmentDocument>) {
  return (toNumber(a.data.order) ?? 1e9) - (toNumber(b.data.order) ?? 1e9) || byName(a, b)
}
