import type { RichTextField } from '@prismicio/client'
import { checkKnownSlices } from '../content/checks/check-known-slices.js'
import { completeDocuments } from '../content/documents/complete-documents.js'
import { toProblemText, type ContentProblem } from '../content/documents/problems.js'
import { createStaticQueries } from '../content/pages/static-queries.js'
import { joinLanguages } from '../content/site/join-languages.js'
import { createSiteContent } from '../content/site/site-content.js'
import { createEachSliceView } from '../content/views/create-slice-views.js'
import type { CareersDocument, PageDocument } from '../shared/content-model/content-types.js'
import { isRecord } from '../shared/lib/is-record.js'
import type { SliceView } from '../shared/page-data/slice-views.js'
import type { PublishedContent } from './published-content.js'
import { SIMULATOR_MESSAGES } from './simulator-messages.js'

export interface SliceParts {
  /** One for each slice, in their order: a notice stands in the place of one that a page would leave out. */
  views: SliceView[]
  staticQueries: Record<string, object>
}

const DRAFT_ID = 'slice-simulator'

/** Slices as the editor sends them, in a page of the site that is published. */
export function createSliceParts(slices: unknown, published: PublishedContent): SliceParts {
  const { documents, others, types, remembered, now, siteUrl } = published
  const given: readonly unknown[] = Array.isArray(slices) ? slices : []
  const problems: ContentProblem[] = []
  const report = (problem: ContentProblem) => void problems.push(problem)
  const all = completeDocuments([...documents, toPage(given.map(toSlice), published)], report)
  const joined = joinLanguages(
    all,
    completeDocuments(others, () => {}),
    now,
  )
  const { languages } = joined
  const context = { now, types, images: undefined, remembered, siteUrl, languages }
  const content = createSiteContent(joined.documents, context, report)
  const page = content?.pageById.get(DRAFT_ID)
  if (content === null || page === undefined) throw new Error(problems.map(toText)[0])

  const unknown: ContentProblem[] = []
  const ofPage = { ...content, pages: [page], jobs: { open: [], future: [], closed: [] } }
  checkKnownSlices(ofPage, (problem) => void unknown.push(problem))
  const explain = (index: number) => {
    if (!isSlice(given[index])) return SIMULATOR_MESSAGES.notASlice
    const problem = unknown.find(({ field }) => field === `slices.${index}`)
    return problem === undefined ? SIMULATOR_MESSAGES.empty : toText(problem)
  }
  const views = createEachSliceView(page.data.slices, content).map((view, index) =>
    view === null || isUnseen(view) ? toNotice(explain(index)) : view,
  )
  return { views, staticQueries: createStaticQueries(content) }
}

/** The address is one that no page of an editor may have. */
function toPage(slices: readonly object[], { documents, lang }: PublishedContent): CareersDocument {
  const page: Partial<PageDocument> = {
    id: DRAFT_ID,
    uid: DRAFT_ID,
    type: 'page',
    lang: documents.find(({ type }) => type === 'site_settings')?.lang ?? lang,
    data: { title: 'Slices', slices } as unknown as PageDocument['data'],
  }
  return page as CareersDocument
}

/** Everything that comes after relies on these three. */
function toSlice(given: unknown): object {
  if (!isSlice(given)) return { slice_type: '', primary: {}, items: [] }
  const { primary, items } = given
  return {
    ...given,
    primary: isRecord(primary) ? primary : {},
    items: Array.isArray(items) ? (items as unknown[]) : [],
  }
}

function isSlice(given: unknown): given is Record<string, unknown> & { slice_type: string } {
  return isRecord(given) && typeof given['slice_type'] === 'string'
}

function toNotice(text: string): SliceView {
  const paragraphs: RichTextField = [{ type: 'paragraph', text, spans: [] }]
  return { kind: 'notice', heading: null, text: paragraphs, tone: 'warning' }
}

/** Without roles, it is no element of the page. */
function isUnseen(view: SliceView): boolean {
  return view.kind === 'featured_jobs' && view.jobs.length === 0
}

function toText(problem: ContentProblem): string {
  const text = toProblemText(problem)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
