import { comma } from '#words/formats.js'
import * as jobWords from '#words/job.js'
import * as words from '#words/content.js'
import type { PageData } from '../../shared/page-data/page-data.js'
import type { JobRow } from '../../shared/page-data/views.js'
import { isPresent } from '../documents/field-values.js'
import { SHARE_CARD } from '../documents/image-layouts.js'
import { toImage } from '../documents/to-image.js'
import type { SiteContent } from '../site/site-content.js'
import type { OpenJob } from '../views/open-jobs.js'
import { siteTitle } from './page-head.js'

/** What is drawn where a page is shared. */
export interface ShareCard {
  /** Chooses the contours. */
  seed: string
  heading: string
  title: string
  /** At most two lines. */
  facts: string[]
}

interface CardSources {
  content: SiteContent
  openJobs: ReadonlyMap<string, OpenJob>
}

/**
 * Jobs, departments and locations have a card of their own, unless an editor has chosen an image. The
 * front page has one where the settings have no image for the whole site either.
 */
export function createShareCard(page: PageData, sources: CardSources): ShareCard | null {
  const { content, openJobs } = sources
  const heading = siteTitle(content)
  const { pageContext } = page.result
  const documentId = pageContext.documentId ?? ''
  const { data: meta } =
    openJobs.get(documentId)?.node ?? content.context.departmentById.get(documentId) ?? {}
  if (toImage(meta?.share_image, SHARE_CARD) !== null) return null
  switch (page.componentChunkName) {
    case 'component---job-page': {
      const { job } = page.result.data
      const facts = [toPlaceText(job), job.pay].filter(isPresent)
      return { seed: job.id, heading, title: job.title, facts }
    }
    case 'component---landing-page': {
      const { name, total } = page.result.data
      const facts = total === 0 ? [] : [words.countOfRoles(total)]
      return { seed: name, heading, title: name, facts }
    }
    case 'component---index-page': {
      if (pageContext.head.image !== null) return null
      return { seed: heading, heading: words.openRoles, title: heading, facts: [] }
    }
    default:
      return null
  }
}

/** 'Leeds, Bristol · Hybrid' */
function toPlaceText({ places, workplace }: JobRow): string | null {
  const names = places.map(({ name }) => name).join(comma)
  const way = workplace && jobWords.workplaces[workplace]
  return [names, way].filter(Boolean).join(' · ') || null
}
