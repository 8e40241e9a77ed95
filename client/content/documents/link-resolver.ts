import type {
  CareersDocument,
  JobDocument,
  PageDocument,
} from '../../shared/content-model/content-types.js'
import { toDocumentId } from './field-values.js'
import { slugify } from '../lib/slugify.js'

/** Document id → path of its page; null for a document that has none, undefined for an unknown id. */
export type LinkResolver = (documentId: string) => string | null | undefined

/** The uid of the page document that makes the front page. */
export const HOME_UID = 'home'

export function createLinkResolver(documents: readonly CareersDocument[]): LinkResolver {
  const pages = new Map<string, PageDocument>()
  for (const document of documents) if (document.type === 'page') pages.set(document.id, document)
  const paths = new Map(documents.map((document) => [document.id, toPath(document, pages)]))
  return (documentId) => paths.get(documentId)
}

/** `/{job-title-slug}/{job_id}`. A title without a Latin letter gives the slug `job`. */
function toJobPath(job: JobDocument): string {
  const slug = slugify(job.data.slug ?? '') || slugify(job.data.title ?? '') || 'job'
  return `/${slug}/${job.uid}`
}

function toPath(document: CareersDocument, pages: Map<string, PageDocument>): string | null {
  switch (document.type) {
    case 'job':
      return toJobPath(document)
    case 'department':
      return `/departments/${document.uid}`
    case 'location':
      return `/locations/${document.uid}`
    case 'page':
      return document.uid === HOME_UID ? '/' : toNestedPath(document, pages)
    default:
      return null
  }
}

function toNestedPath(page: PageDocument, pages: Map<string, PageDocument>): string {
  return `/${[...ancestorsOf(page, pages), page].map(({ uid }) => uid).join('/')}`
}

/** Outermost first. A chain that leads back to itself is cut there. */
function ancestorsOf(page: PageDocument, pages: Map<string, PageDocument>): PageDocument[] {
  const ancestors: PageDocument[] = []
  let next = parentOf(page, pages)
  while (next !== undefined && next !== page && !ancestors.includes(next)) {
    ancestors.unshift(next)
    next = parentOf(next, pages)
  }
  return ancestors
}

function parentOf(page: PageDocument, pages: Map<string, PageDocument>) {
  return pages.get(toDocumentId(page.data.parent) ?? '')
}
