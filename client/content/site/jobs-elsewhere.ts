import { language } from '#words/frame.js'
import type {
  CareersDocument,
  DepartmentDocument,
  JobDocument,
  LocationDocument,
} from '../../shared/content-model/content-types.js'
import { toText } from '../documents/field-values.js'
import type { NormalizeOptions } from '../documents/normalize-context.js'
import { normalizeDocument, type Node } from '../documents/normalize-document.js'
import { withLinksInto } from '../documents/own-links.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import { partOf } from '../lib/part-of.js'
import type { OtherLanguage, OtherLanguages } from './other-languages.js'
import { type SiteContext } from './site-context.js'
import { withNames } from './with-names.js'

type Location = Node<LocationDocument>

/** Open jobs that this language lacks, and lists with the pages that they have in another one. */
export interface JobsElsewhere {
  /** Each once: that of the first language that has it. */
  jobs: readonly Node<JobDocument>[]
  /** What the row of such a job shows besides the job; undefined for any other job. */
  contextOf: (job: Node<JobDocument>) => SiteContext | undefined
  /** This language's locations, and those of such jobs that have no translation, and so no page here. */
  places: readonly Location[]
  /** By their own ids, and by those of documents that they stand for. */
  placeById: ReadonlyMap<string, Location>
}

/**
 * A row speaks of its department and places in the words of this language, so that one filter finds all jobs there:
 * by their translations, or else by the documents of the same UIDs. Those of neither keep their names.
 */
export function findJobsElsewhere(
  { all, translations }: OtherLanguages,
  own: readonly Node<JobDocument>[],
  context: SiteContext,
  options: Omit<NormalizeOptions, 'report' | 'untypedPaths'>,
): JobsElsewhere {
  const places = [...context.locations]
  const placeById = new Map(context.locationById)
  const contexts = new Map<Node<JobDocument>, SiteContext>()
  const jobsOf = createJobFinder(all, translations, own)
  const isListed = context.settings.data.own_language_only !== true

  const toNode = <Document extends CareersDocument>(document: Document): Node<Document> => {
    const inOwnTerms = withLinksInto(document, translations, language) as Document
    // What is wrong with it is told where its own language is built.
    const silent = { report: () => {}, untypedPaths: new Set<string>() }
    return normalizeDocument(inOwnTerms, { ...options, ...silent })
  }
  for (const other of isListed ? all : []) {
    const jobs = jobsOf(other)
    if (jobs.length === 0) continue
    const untranslated = other.documents.filter(({ id }) => !translations(id, language))
    const toNodes = <Type extends CareersDocument['type']>(type: Type) =>
      untranslated.filter((document) => document.type === type).map(toNode)
    const departments = withNames(
      toNodes('department') as Node<DepartmentDocument>[],
      'name',
      () => {},
    )
    const locations = withNames(toNodes('location') as Location[], 'name', () => {})
    for (const location of locations) {
      const same = places.find(({ uid }) => uid === location.uid)
      if (same === undefined) places.push(location)
      placeById.set(location.id, same ?? location)
    }
    const around = createContext(partOf(context, other.lang), context, {
      timeZone: other.timeZone,
      departments: departments.map((node) => [
        node.id,
        context.departments.find(({ uid }) => uid === node.uid) ?? node,
      ]),
      locations: locations.map(({ id }) => [id, placeById.get(id) as Location]),
    })
    for (const job of jobs) contexts.set(inItsLanguage(toNode(job)), around)
  }
  return { jobs: [...contexts.keys()], contextOf: (job) => contexts.get(job), places, placeById }
}

/** To be asked for one language after the other. */
function createJobFinder(
  all: readonly OtherLanguage[],
  translations: OtherLanguages['translations'],
  own: readonly Node<JobDocument>[],
): (other: OtherLanguage) => JobDocument[] {
  const numbers = new Set(own.map(({ uid }) => uid))
  const found = new Set<string>()
  return ({ openJobs }) => {
    const jobs = openJobs.filter(({ id, uid, data }) => {
      const isElsewhere = translations(id, language) === undefined && !numbers.has(uid)
      return isElsewhere && !found.has(id) && data.listed !== false
    })
    for (const { id, uid } of jobs) {
      numbers.add(uid)
      for (const { lang } of all) found.add(translations(id, lang)?.id ?? id)
    }
    return jobs
  }
}

interface Around {
  timeZone: string
  departments: (readonly [string, Node<DepartmentDocument>])[]
  locations: (readonly [string, Location])[]
}

const createContext = memoizeLatest(
  (_language: object, context: SiteContext, around: Around): SiteContext => ({
    ...context,
    timeZone: around.timeZone,
    departmentById: new Map([...context.departmentById, ...around.departments]),
    locationById: new Map([...context.locationById, ...around.locations]),
  }),
)

/** A row says in which language its job is. */
const inItsLanguage = memoizeLatest((job: Node<JobDocument>): Node<JobDocument> => {
  if (toText(job.data.language) !== null) return job
  return { ...job, data: { ...job.data, language: job.lang } }
})
