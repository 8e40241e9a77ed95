import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'

/* What visitors must see of one release, read from its documents and from nothing that the builder made. */

export interface ExpectedJob {
  id: string
  path: string
  title: string
  /** As a reader finds them in any text about the pay: `42,000`. */
  amounts: string[]
  places: string[]
  /** Paths of the pages of departments and places that list the job. */
  listedBy: ReadonlySet<string>
}

export interface ExpectedRelease {
  organisation: string
  /** By id, as the next. */
  open: ReadonlyMap<string, ExpectedJob>
  /** Jobs whose page says that they are closed. */
  closed: ReadonlyMap<string, ExpectedJob>
  /** Path to heading, of departments and places, and of the pages that editors write. */
  landings: ReadonlyMap<string, string>
  pages: ReadonlyMap<string, string>
  /** Former path of a job to its id. */
  formerPaths: ReadonlyMap<string, string>
}

type Documents = readonly CareersDocument[]
type DocumentOf<Type> = Extract<CareersDocument, { type: Type }>

/** A job that was in the release before, and whose document is deleted, is closed. */
export function toExpectedRelease(documents: Documents, former?: ExpectedRelease): ExpectedRelease {
  const ofType = <Type extends CareersDocument['type']>(type: Type) =>
    documents.filter((document): document is DocumentOf<Type> => document.type === type)
  const jobs = ofType('job').map((document) => ({
    isOpen: document.data.status === 'Open',
    job: toJob(document, documents),
  }))
  const keyed = (isOpen: boolean) =>
    jobs.filter((each) => each.isOpen === isOpen).map(({ job }) => [job.id, job] as const)
  const known = new Set(jobs.map(({ job }) => job.id))
  const formerJobs = [...(former?.open.values() ?? []), ...(former?.closed.values() ?? [])]
  const gone = formerJobs.filter(({ id }) => !known.has(id)).map((job) => [job.id, job] as const)
  const pages = ofType('page').filter(({ uid }) => uid !== 'home')
  return {
    organisation: ofType('site_settings')[0]?.data.organisation_name ?? '',
    open: new Map(keyed(true)),
    closed: new Map([...keyed(false), ...gone]),
    landings: new Map([
      ...ofType('department').map(({ uid, data }) => [`/departments/${uid}`, data.name ?? '']),
      ...ofType('location').map(({ uid, data }) => [`/locations/${uid}`, data.name ?? '']),
    ] as [string, string][]),
    pages: new Map(pages.map((page) => [toPagePath(page, documents), page.data.title ?? ''])),
    formerPaths: new Map([
      ...(former?.formerPaths ?? []),
      ...formerJobs.map(({ path, id }) => [path, id] as const),
    ]),
  }
}

function toJob({ uid, data }: DocumentOf<'job'>, documents: Documents): ExpectedJob {
  const placeIds = data.locations.map(({ location }) => toId(location))
  const places = placeIds.flatMap((id) => documents.filter((document) => document.id === id))
  const around = [toId(data.department), ...placeIds]
    .flatMap((id) => documents.filter((document) => document.id === id))
    .flatMap((document) => withParents(document, documents))
  const slug = data.slug ?? (data.title ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return {
    id: uid,
    path: `/${slug.replace(/^-|-$/g, '')}/${uid}`,
    title: data.title ?? '',
    amounts: data.salary_ranges
      .flatMap(({ min, max }) => [min, max])
      .flatMap((amount) => amount?.toLocaleString('en-GB') ?? []),
    places: places.map(({ data: place }) => ('name' in place ? (place.name ?? '') : '')),
    listedBy: new Set(around.map(({ type, uid }) => `/${type}s/${uid}`)),
  }
}

function withParents(document: CareersDocument, documents: Documents): CareersDocument[] {
  const parentId = 'parent' in document.data ? toId(document.data.parent) : undefined
  const parent = documents.find(({ id }) => id === parentId)
  return parent === undefined ? [document] : [document, ...withParents(parent, documents)]
}

const toPagePath = (page: CareersDocument, documents: Documents) =>
  `/${withParents(page, documents)
    .map(({ uid }) => uid)
    .reverse()
    .join('/')}`

const toId = (link: unknown) => (link as { id?: string }).id
