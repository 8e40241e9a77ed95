import type {
  CareersDocument,
  JobDocument,
  PageDocument,
} from '../../shared/content-model/content-types.js'
import { memoize } from '../../shared/lib/memoize.js'
import { ancestorsOf } from '../lib/ancestors-of.js'
import { toLatinSlug } from '../lib/slugify.js'
import { completeDocuments } from './complete-documents.js'
import { toDocumentId, toText } from './field-values.js'
import { baseOfLanguage } from '../../shared/addresses/path-base.js'
import { toDepartmentPath, toLocationPath } from '../../shared/addresses/page-paths.js'

/**
 * Document id → path of its page, below the base of the document's language; null for a document without a page,
 * undefined for an unknown id.
 */
export type LinkResolver = (documentId: string) => string | null | undefined

/** The uid of the page document that makes the front page. */
export const HOME_UID = 'home'

export function createLinkResolver(given: readonly CareersDocument[]): LinkResolver {
  const pages = new Map<string, PageDocument>()
  const documents = completeDocuments(given, () => {})
  for (const document of documents) if (document.type === 'page') pages.set(document.id, document)
  const paths = new Map(documents.map((document) => [document.id, toPath(document, pages)]))
  return (documentId) => paths.get(documentId)
}

function toPath(document: CareersDocument, pages: Map<string, PageDocument>): string | null {
  switch (document.type) {
    case 'job':
      return toJobPath(document)
    case 'department':
      return toDepartmentPath(toSegment(document), baseOf(document))
    case 'location':
      return toLocationPath(toSegment(document), baseOf(document))
    case 'page':
      return document.uid === HOME_UID ? baseOf(document) || '/' : toNestedPath(document, pages)
    case 'site_settings':
    case 'navigation':
    case 'redirect':
    case 'boilerplate':
    case 'person':
      return null
    default:
      return withoutPath(document)
  }
}

/** Another repository may have types that this site does not know; its own types are all listed above. */
function withoutPath(_: never): null {
  return null
}

/** `/{job-title-slug}/{job_id}`. A title without a Latin letter gives the slug `job`. */
const toJobPath = memoize((job: JobDocument): string => {
  const [slug, title] = [job.data.slug, job.data.title].map((text) =>
    toLatinSlug(toText(text) ?? ''),
  )
  return `${baseOf(job)}/${slug || title || 'job'}/${toSegment(job)}`
}, new WeakMap())

function toNestedPath(page: PageDocument, pages: Map<string, PageDocument>): string {
  const ancestors = ancestorsOf(page, ({ data }) => pages.get(toDocumentId(data.parent) ?? ''))
  return `${baseOf(page)}/${[...ancestors.reverse(), page].map(toSegment).join('/')}`
}

function baseOf({ lang }: CareersDocument): string {
  return baseOfLanguage(lang)
}

/** No release is made of a document without a UID, but a preview shows its page. */
function toSegment({ uid, id }: { uid: string | null; id: string }): string {
  return uid || id
}
