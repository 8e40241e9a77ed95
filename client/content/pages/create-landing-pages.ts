import type {
  DepartmentDocument,
  LocationDocument,
} from '../../shared/content-model/content-types.js'
import { completeDescription, toJobsSentence } from '../views/complete-description.js'
import { toLink, toPlainText, toRichText, toText } from '../documents/field-values.js'
import { HERO } from '../documents/image-layouts.js'
import { toImage } from '../documents/to-image.js'
import { groupBy } from '../lib/group-by.js'
import { toListedRows } from '../views/listed-rows.js'
import type { Node } from '../documents/normalize-document.js'
import type { PageSpec } from './page-spec.js'
import { createHead, NO_INDEX, siteTitle } from './page-head.js'
import type { LandingPageData } from '../../shared/page-data/page-views.js'
import { locationsAround } from '../site/location-hierarchy.js'
import type { SiteContent } from '../site/site-content.js'
import type { JobRow } from '../../shared/page-data/views.js'

/** A page for each department and location. One without jobs and text stays, but is not indexed. */
export function createLandingPages(site: SiteContent): PageSpec<'component---landing-page'>[] {
  return [...createDepartmentPages(site), ...createLocationPages(site)]
}

function createDepartmentPages(site: SiteContent): PageSpec<'component---landing-page'>[] {
  const jobsOf = groupBy(toListedRows(site), ({ department }) => [department.slug])
  return site.departments.map((department) => {
    const { data, uid, url } = department
    const name = toText(data.name) ?? ''
    const jobs = jobsOf.get(uid ?? '') ?? []
    return {
      path: url ?? '/',
      chunk: 'component---landing-page',
      documentId: department.id,
      data: {
        kind: 'department',
        slug: uid ?? '',
        name,
        intro: toRichText(data.intro),
        image: toImage(data.hero, HERO),
        facts: [],
        jobs,
        remoteJobs: [],
        listingPath: `/?department=${uid ?? ''}`,
      },
      head: createHead(
        { title: `${name} roles`, ...describe(department, jobs, site), meta: data },
        site,
      ),
    }
  })
}

function createLocationPages(site: SiteContent): PageSpec<'component---landing-page'>[] {
  const rows = toListedRows(site)
  return site.locations.map((location) => {
    const { data, uid, url } = location
    const name = toText(data.name) ?? ''
    const inside = slugsInside(location, site)
    const jobs = rows.filter(({ places }) => places.some(({ slug }) => inside.has(slug)))
    const here = new Set(jobs)
    const title = data.kind === 'remote' ? `${name} roles` : `Roles in ${name}`
    return {
      path: url ?? '/',
      chunk: 'component---landing-page',
      documentId: location.id,
      data: {
        kind: 'location',
        slug: uid ?? '',
        name,
        intro: toRichText(data.intro),
        image: toImage(data.photo, HERO),
        facts: toFacts(location),
        jobs,
        remoteJobs: rows.filter(
          (row) => !here.has(row) && row.remoteCountries.includes(data.country ?? ''),
        ),
        listingPath: `/?location=${uid ?? ''}`,
      },
      head: createHead({ title, ...describe(location, jobs, site) }, site),
    }
  })
}

/** The location itself and every location within it. */
function slugsInside(location: Node<LocationDocument>, site: SiteContent): Set<string> {
  const inside = site.locations.filter(
    (other) => other === location || locationsAround(other, site.locationById).includes(location),
  )
  return new Set(inside.map(({ uid }) => uid ?? ''))
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

function describe(
  { url, data }: Node<DepartmentDocument | LocationDocument>,
  jobs: JobRow[],
  site: SiteContent,
) {
  const text = toPlainText(data.intro)
  const worthIndexing = text !== '' || jobs.length > 0
  const name = toText(data.name) ?? ''
  return {
    description: completeDescription(text || `Open roles: ${name}. ${siteTitle(site)}.`, [
      toJobsSentence(jobs),
    ]),
    canonicalPath: worthIndexing ? url : null,
    robots: worthIndexing ? null : NO_INDEX,
  }
}
