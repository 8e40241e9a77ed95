import type {
  DepartmentDocument,
  LocationDocument,
} from '../../shared/content-model/content-types.js'
import { completeDescription, toJobsSentence } from '../views/complete-description.js'
import { toLink, toPlainText, toRichText, toText } from '../documents/field-values.js'
import { HERO } from '../documents/image-layouts.js'
import { toImage } from '../documents/to-image.js'
import { groupBy } from '../lib/group-by.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import { toListedRows } from '../views/listed-rows.js'
import type { Node } from '../documents/normalize-document.js'
import type { PageSpec } from './page-spec.js'
import { createHead, NO_INDEX, siteTitle, type HeadParts } from './page-head.js'
import type { LandingPageData } from '../../shared/page-data/page-views.js'
import { counted } from '../../shared/counted.js'
import { locationsAround } from '../site/location-hierarchy.js'
import type { SiteContent } from '../site/site-content.js'
import type { Surroundings } from '../site/surroundings.js'
import { memoize } from '../../shared/memoize.js'
import type { LocationRef } from '../../shared/page-data/views.js'

type LandingDocument = DepartmentDocument | LocationDocument

/** A page for each department and location. One without jobs and text stays, but is not indexed. */
export function createLandingPages(site: SiteContent): PageSpec<'component---landing-page'>[] {
  const rows = toListedRows(site)
  const byDepartment = groupBy(rows, ({ department }) => [department.slug])
  const slugsAround = createSlugsAround(site)
  const byPlace = groupBy(rows, ({ places }) => slugsAround(places))
  const byCountry = groupBy(rows, ({ remoteCountries }) => remoteCountries)
  return [
    ...site.departments.map((department) => {
      const { data, uid } = department
      return createLandingPage(department, site.surroundings, {
        kind: 'department',
        title: `${toText(data.name) ?? ''} roles`,
        image: toImage(data.hero, HERO),
        facts: [],
        jobs: byDepartment.get(uid ?? '') ?? [],
        remoteJobs: [],
        meta: data,
      })
    }),
    ...site.locations.map((location) => {
      const { data } = location
      const name = toText(data.name) ?? ''
      const jobs = byPlace.get(location.uid ?? '') ?? []
      const here = new Set(jobs)
      const remote = byCountry.get(data.country ?? '') ?? []
      return createLandingPage(location, site.surroundings, {
        kind: 'location',
        title: data.kind === 'remote' ? `${name} roles` : `Roles in ${name}`,
        image: toImage(data.photo, HERO),
        facts: toFacts(location),
        jobs,
        remoteJobs: remote.filter((row) => !here.has(row)),
      })
    }),
  ]
}

interface LandingParts extends Pick<
  LandingPageData,
  'kind' | 'image' | 'facts' | 'jobs' | 'remoteJobs'
> {
  title: string
  meta?: HeadParts['meta']
}

const createLandingPage = memoizeLatest(
  (
    { id, uid, url, data }: Node<LandingDocument>,
    site: Surroundings,
    { title, meta, kind, image, facts, jobs, remoteJobs }: LandingParts,
  ): PageSpec<'component---landing-page'> => {
    const name = toText(data.name) ?? ''
    const slug = uid ?? ''
    const text = toPlainText(data.intro)
    const isIndexed = text !== '' || jobs.length > 0
    const jobsSentence = toJobsSentence(jobs)
    return {
      path: url ?? '/',
      chunk: 'component---landing-page',
      documentId: id,
      data: {
        kind,
        slug,
        name,
        intro: toRichText(data.intro),
        image,
        facts,
        jobs,
        remoteJobs,
        listingPath: `/?${kind}=${slug}`,
      },
      head: createHead(
        {
          title,
          description: completeDescription(
            text || `${siteTitle(site)} in ${name}: ${counted(jobs.length, 'open role')}.`,
            [jobsSentence],
          ),
          more: [jobsSentence],
          canonicalPath: isIndexed ? url : null,
          robots: isIndexed ? null : NO_INDEX,
          ...(meta && { meta }),
        },
        site,
      ),
    }
  },
)

/** Looks up the slugs of places and of all locations that contain them. */
function createSlugsAround(site: SiteContent): (places: readonly LocationRef[]) => string[] {
  const bySlug = groupBy(site.locations, ({ uid }) => [uid ?? ''])
  const slugsOf = memoize((slug: string) =>
    (bySlug.get(slug) ?? []).flatMap((location) =>
      [location, ...locationsAround(location, site.locationById)].map(({ uid }) => uid ?? ''),
    ),
  )
  return (places) => [...new Set(places.flatMap(({ slug }) => slugsOf(slug)))]
}

function toFacts({ data }: Node<LocationDocument>): LandingPageData['facts'] {
  if (data.kind !== 'office') return []
  const town = [data.locality, data.postcode].map(toText).filter(Boolean).join(' ')
  const lines = [toText(data.street), town, toText(data.region), toText(data.country_name)]
  return [
    {
      label: 'Address',
      lines: lines.filter((line): line is string => line !== null && line !== ''),
      link: toLink(data.map_url, 'Open in maps'),
    },
  ]
}
