import type { DocumentLink, DocumentTarget, LinkPlace } from './link-targets.js'
import { type FieldPosition, pathOf } from './normalize-context.js'
import type { ContentProblem } from './problems.js'
import type { CareersDocument } from '../../shared/content-model/content-types.js'

type Fault = Pick<ContentProblem, 'severity' | 'message' | 'remedy'>

/** Fields, by type of document, that mean nothing, or something else, without their link. */
const ESSENTIAL: Partial<Record<CareersDocument['type'], RegExp>> = {
  job: /^(?:department|locations\.\d+\.location|apply_links\.\d+\.url)$/,
  navigation: /^/,
  redirect: /^to$/,
}

/** What an editor reads of a link to a document; null where it leads to the page of that document. */
export function findLinkFault(
  link: DocumentLink,
  { kind, path }: DocumentTarget,
  position: FieldPosition,
  place: LinkPlace,
): Fault | null {
  const warn = (what: string, remedy: string): Fault => ({
    severity: 'warning',
    message: `links to ${describeTarget(link)}, ${what}.`,
    remedy,
  })
  switch (kind) {
    case 'published': {
      const isShown = place === 'text' || position.document.type === 'navigation'
      return path === null && isShown ? warn('which has no page', NO_PAGE) : null
    }
    case 'in another language': {
      const isUseless = path === null || (place === 'field' && NEEDS_DOCUMENT.has(position.key))
      return isUseless ? warn('which is in another language', UNTRANSLATED) : null
    }
    case 'to come':
      return path === null ? warn('which opens later', 'The link is left out until then.') : null
    case 'known job':
      return warn(
        'which is not published',
        `It leads to the page of that job, ${path}: choose another document, or remove the link.`,
      )
    case 'not published':
      return findMissing(link, position, warn)
  }
}

function findMissing(
  { lang }: DocumentLink,
  position: FieldPosition,
  warn: (what: string, remedy: string) => Fault,
): Fault {
  const { document } = position
  if ((lang ?? document.lang) !== document.lang) {
    return warn(
      'which is in another language',
      'It is left out: choose a document of this language.',
    )
  }
  const what = 'which is not published'
  if (isEssentialLink(position)) {
    return { ...warn(what, 'Publish that document or remove the link.'), severity: 'error' }
  }
  const isParent = document.type === 'page' && position.key === 'parent'
  return warn(what, isParent ? MOVED : LEFT_OUT)
}

/** Fields that show what their document says, and not only lead to its page. */
const NEEDS_DOCUMENT = new Set(['country', 'department', 'location', 'parent'])

const UNTRANSLATED =
  'It is left out: choose a document of this language, or translate that one into it.'
const NO_PAGE = 'The link is left out: choose a document with a page, or remove the link.'
const LEFT_OUT = 'The link is left out: publish that document or remove the link.'
const MOVED =
  'Until then the page has a shorter address: publish that document or choose another parent.'

/** For a deleted document the content service gives no more than the id. */
function describeTarget({ id, type, uid }: DocumentLink): string {
  const kind = typeof type === 'string' && type !== 'broken_type' ? type : 'document'
  return `${kind} "${typeof uid === 'string' ? uid : id}" (${id})`
}

/** Whether a link that leads nowhere is an error. Any other is left out, and its words stay. */
export function isEssentialLink(position: FieldPosition): boolean {
  return ESSENTIAL[position.document.type]?.test(toField(position)) === true
}

/** Whether people would apply there. */
export function isApplyLink(position: FieldPosition): boolean {
  return position.document.type === 'job' && /^apply_links\.\d+\.url$/.test(toField(position))
}

function toField(position: FieldPosition): string {
  return pathOf(position).join('.')
}
