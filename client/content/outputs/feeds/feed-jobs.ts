import * as words from '#words/content.js'
import type { LocationDocument } from '../../../shared/content-model/content-types.js'
import type { RichTextField } from '@prismicio/client'
import { memoize } from '../../../shared/lib/memoize.js'
import { memoizeLatest } from '../../lib/memoize-latest.js'
import type { SiteContent } from '../../site/site-content.js'
import { toDescriptionParts } from '../../views/job-description.js'
import { createLastPublished, toLatestInstant } from '../../site/last-published.js'
import { toText } from '../../documents/field-values.js'
import type { Node } from '../../documents/normalize-document.js'
import { escapeHtml } from '../../../shared/lib/escape.js'
import { createFeedHtml } from '../../views/rich-text-html.js'
import type { OpenJob } from '../../views/open-jobs.js'
import { toOpeningInstant } from '../../site/closing-instant.js'
import { toJobLocations, toRemoteLocations, byNewest } from '../../site/job-row.js'

/** An open and listed job with what all feeds say of it. It stays the same object until that changes. */
export interface FeedJob extends OpenJob {
  id: string
  title: string
  /** Canonical and absolute. */
  url: string
  /** 'Bristol', 'Remote (UK) and 2 more' */
  placeText: string
  places: Node<LocationDocument>[]
  /**
   * Where job boards, which want a country, list it: a remote job in a region at each country from which it
   * can be done.
   */
  boardPlaces: Node<LocationDocument>[]
  /** The beginning of its day in the site's time zone, ISO 8601. */
  postedAt: string | null
  /** ISO 8601, UTC. */
  updatedAt: string | null
  siteUrl: string
}

/** Newest first, then by id, so that two builds agree. */
export function createFeedJobs(
  openJobs: Iterable<OpenJob>,
  content: SiteContent,
  siteUrl: string,
): FeedJob[] {
  const lastPublished = createLastPublished(content)
  return [...openJobs]
    .filter(({ page }) => page.job.listed)
    .map((job) => {
      const places = toJobLocations(job.node, content)
      const boardPlaces = toBoardPlaces(job, places, content)
      return toFeedJob(
        job,
        { places, boardPlaces },
        lastPublished(job.node.id),
        content.timeZone,
        siteUrl,
      )
    })
    .sort((a, b) => byNewest(a.page.job, b.page.job))
}

const toFeedJob = memoizeLatest(
  (
    { node, page }: OpenJob,
    { places, boardPlaces }: Pick<FeedJob, 'places' | 'boardPlaces'>,
    updatedAt: string | null,
    timeZone: string,
    siteUrl: string,
  ): FeedJob => ({
    node,
    page,
    id: page.job.id,
    title: page.job.title,
    url: siteUrl + page.job.path,
    placeText: toPlaceText(places),
    places,
    boardPlaces,
    postedAt: page.job.postedOn === null ? null : toOpeningInstant(page.job.postedOn, timeZone),
    updatedAt,
    siteUrl,
  }),
)

function toBoardPlaces(
  { node, page }: OpenJob,
  places: readonly Node<LocationDocument>[],
  content: SiteContent,
): Node<LocationDocument>[] {
  const hasCountry = ({ data }: Node<LocationDocument>) => toText(data.country) !== null
  const countries =
    page.job.workplace === 'Remote' ? toRemoteLocations(node, content).filter(hasCountry) : []
  const all = places.flatMap((place) =>
    hasCountry(place) || countries.length === 0 ? [place] : countries,
  )
  return [...new Set(all)]
}

function toPlaceText(places: readonly Node<LocationDocument>[]): string {
  const [first, ...more] = places
  const name = first?.data.name ?? ''
  return more.length === 0 ? name : words.placesAndMore(name, more.length)
}

/** The job page's text, with headings, lists and links. It is long, so it is not kept. */
export function createContentHtml({ page, siteUrl }: FeedJob): string {
  const toBody = (content: RichTextField) =>
    (content === page.benefits?.content ? createSharedHtml : createFeedHtml)(siteUrl)(content)
  return toDescriptionParts(page)
    .map(({ heading, content }) => {
      const body = typeof content === 'string' ? `<p>${escapeHtml(content)}</p>` : toBody(content)
      return `<h2>${escapeHtml(heading)}</h2>${body}`
    })
    .join('')
}

/** The HTML of contents that most jobs share, each made once. */
const createSharedHtml = memoize((siteUrl: string) =>
  memoize(createFeedHtml(siteUrl), new WeakMap<RichTextField, string>()),
)

/** `Mon, 19 Oct 2026 00:00:00 GMT`, as RSS wants it. */
export function toRssDate(date: string | null): string | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : new Date(time).toUTCString()
}

/** When anything in a feed last changed; null for an empty feed. Never the time of the build. */
export function toNewestUpdate(jobs: readonly FeedJob[]): string | null {
  return toLatestInstant(jobs.map(({ updatedAt }) => updatedAt))
}

export interface FeedChannel {
  title: string
  description: string
  /** Absolute: the page that shows the same jobs. */
  pageUrl: string
  /** Absolute: the feed's own address. */
  feedUrl: string
  /** As the content service writes it: 'en-gb'. */
  lang: string
  jobs: readonly FeedJob[]
  /** Whether an item holds the whole text of a job, or only its summary. */
  isWhole: boolean
}

export interface BoardChannel {
  jobs: readonly FeedJob[]
  organisation: string
  siteUrl: string
  publisher: string | null
  /** The company's number at the board. */
  companyId: string | null
}
