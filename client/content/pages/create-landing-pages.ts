import type { RichTextField } from '@prismicio/client'
import type { LocationDocument } from '../../shared/content-model/content-types.js'
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
import { placesAround } from '../site/location-hierarchy.js'
import type { SiteContent } from '../site/site-content.js'
import type { JobRow } from '../../shared/page-data/views.js'

/** A page for each department and each place; the empty ones stay, out of the index. */
export function createLandingPages(site: SiteContent): PageSpec<LandingPageData>[] {
  return [...createDepartmentPages(site), ...createLocationPages(site)]
}

function createDepartmentPages(site: SiteContent): PageSpec<LandingPageData>[] {
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
        { title: `${name} roles`, ...describe(data.intro, name, url, jobs, site), meta: data },
        site,
      ),
    }
  })
}

function createLocationPages(site: SiteContent): PageSpec<LandingPageData>[] {
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
      head: createHead({ title, ...describe(data.intro, name, url, jobs, site) }, site),
    }
  })
}

/** The place itself and every place within it. */
function slugsInside(location: Node<LocationDocument>, site: SiteContent): Set<string> {
  const inside = site.locations.filter(
    (place) => place === location || placesAround(place, site.locationById).includes(location),
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
  intro: RichTextField,
  name: string,
  path: string | null,
  jobs: JobRow[],
  site: SiteContent,
) {
  const text = toPlainText(intro)
  const worthIndexing = text !== '' || jobs.length > 0
  return {
    description: completeDescription(text || `Open roles: ${name}. ${siteTitle(site)}.`, [
      toJobsSentence(jobs),
    ]),
    canonicalPath: worthIndexing ? path : null,
    robots: worthIndexing ? null : NO_INDEX,
  }
}
