import { toList } from '#words/formats.js'
import * as jobWords from '#words/job.js'
import * as words from '#words/content.js'
import type { JobDocument } from '../../shared/content-model/content-types.js'
import type { SliceView } from '../../shared/page-data/slice-views.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import {
  completeDescription,
  toFactsSentence,
  withoutTitle,
} from '../views/complete-description.js'
import { createSliceViews } from '../views/create-slice-views.js'
import { toJobContent } from '../views/job-content.js'
import { toListedRows } from '../views/listed-rows.js'
import type { Node } from '../documents/normalize-document.js'
import type { PageSpec } from './page-spec.js'
import { createHead, NO_INDEX } from './page-head.js'
import { createSimilarJobs } from '../views/similar-jobs.js'
import { toJobRow } from '../site/job-row.js'
import type { SiteContent } from '../site/site-content.js'
import type { SiteContext } from '../site/site-context.js'
import type { JobRow } from '../../shared/page-data/views.js'

export function createJobPages(site: SiteContent): PageSpec<'component---job-page'>[] {
  const similarTo = createSimilarJobs(toListedRows(site))
  return site.jobs.open.map((job) => {
    const slices = createSliceViews(job.data.body, site)
    return createJobPage(job, slices, similarTo(site.rowOf(job)), site.context)
  })
}

const createJobPage = memoizeLatest(
  (
    job: Node<JobDocument>,
    slices: SliceView[],
    similar: JobRow[],
    site: SiteContext,
  ): PageSpec<'component---job-page'> => {
    const row = toJobRow(job, site)
    const { job: facts, departmentPath, sections, payBands, ...more } = toJobContent(job, site)
    const listed = job.data.listed !== false
    return {
      path: row.path,
      chunk: 'component---job-page',
      documentId: job.id,
      queries: ['statements'],
      data: { job: facts, departmentPath, sections, payBands, slices, ...more, similar },
      head: createHead(
        {
          title: row.title,
          place: toPlaceText(row),
          description: completeDescription(withoutTitle(row.summary, row.title), [
            toFactsSentence(row),
          ]),
          canonicalPath: listed ? row.path : null,
          robots: listed ? expiryRule(row) : NO_INDEX,
          meta: job.data,
        },
        site,
      ),
    }
  },
)

/** 'Bristol and Leeds', 'Bristol and 2 more'; nothing without a place. */
function toPlaceText({ workplace, places }: JobRow): string | undefined {
  if (workplace === 'Remote') return jobWords.workplaces.Remote
  const [first, second, ...more] = places.map(({ name }) => name)
  if (first === undefined || second === undefined) return first
  return more.length === 0 ? toList([first, second]) : words.placesAndMore(first, more.length + 1)
}

/** Makes search engines drop the page on its own, in case no build runs when the job closes. */
function expiryRule({ closesAt }: JobRow): string | null {
  return closesAt === null ? null : `unavailable_after: ${closesAt}`
}
