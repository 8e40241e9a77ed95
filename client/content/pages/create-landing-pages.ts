import * as words from '#words/content.js'
import { toCountryPhrase } from '../../filters/answer/remote-hints.js'
import { toFirstRows, toNewest } from '../../filters/answer/first-rows.js'
import type {
  DepartmentDocument,
  LocationDocument,
} from '../../shared/content-model/content-types.js'
import { completeDescription, toTitlesSentence } from '../views/complete-description.js'
import {
  toLink,
  toPlainText,
  toRichText,
  toText,
  toTextOrEmpty,
  toTextWithoutHeadings,
} from '../documents/field-values.js'
import { HERO } from '../documents/image-layouts.js'
import { toImage } from '../documents/to-image.js'
import { toWidth } from '../lib/text-width.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import { toJobGroups } from '../views/job-groups.js'
import { toDirectory, toPartLink } from '../views/role-directory.js'
import type { Node } from '../documents/normalize-document.js'
import type { PageSpec } from './page-spec.js'
import { createHead, DESCRIPTION_LENGTH, NO_INDEX, siteTitle, type HeadParts } from './page-head.js'
import type { LandingPageData } from '../../shared/page-data/page-views.js'
import type { SiteContent } from '../site/site-content.js'
import type { SiteContext } from '../site/site-context.js'
import type { JobRow } from '../../shared/page-data/views.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'

/** Limit for remote roles on a location's page: the listing has them all, and the page would change with each. */
const MOST_REMOTE = 10

type LandingDocument = DepartmentDocument | LocationDocument

/** A page for each department and location. One without jobs and text stays, but is not indexed. */
export function createLandingPages(site: SiteContent): PageSpec<'component---landing-page'>[] {
  const { byDepartment, byPlace, byCountry } = toJobGroups(site)
  const remotePlaces = new Map(
    ['remote', 'country'].flatMap((kind) =>
      site.locations
        .filter(({ data }) => data.kind === kind)
        .map(({ uid, data }) => [data.country ?? '', uid ?? '']),
    ),
  )
  return [
    ...site.departments.map((department) => {
      const { data, uid } = department
      return createLandingPage(department, site.context, {
        kind: 'department',
        title: words.departmentTitle(toText(data.name) ?? ''),
        image: toImage(data.hero, HERO),
        facts: [],
        rows: byDepartment.get(uid ?? '') ?? [],
        remoteJobs: [],
        remoteIn: '',
        allRemote: null,
        meta: data,
      })
    }),
    ...site.locations.map((location) => {
      const { data } = location
      const name = toText(data.name) ?? ''
      const rows = byPlace.get(location.uid ?? '') ?? []
      const here = new Set(rows)
      const country = byCountry.get(data.country ?? '') ?? []
      const remote = country.filter((row) => !here.has(row))
      const place = remotePlaces.get(data.country ?? '')
      const isLong = remote.length > MOST_REMOTE && place !== undefined
      return createLandingPage(location, site.context, {
        kind: 'location',
        title: data.kind === 'remote' ? words.remotePlaceTitle(name) : words.placeTitle(name),
        image: toImage(data.photo, HERO),
        facts: toFacts(location),
        rows,
        remoteJobs: isLong ? toNewest(remote, MOST_REMOTE) : remote,
        remoteIn: remote.length === 0 ? '' : (toCountryPhrase(toCountry(data)) ?? name),
        allRemote: isLong
          ? { name, path: `${FRONT_PATH}?location=${place}&remote=true`, count: country.length }
          : null,
      })
    }),
  ]
}

interface LandingParts extends Pick<
  LandingPageData,
  'kind' | 'image' | 'facts' | 'remoteJobs' | 'remoteIn' | 'allRemote'
> {
  title: string
  rows: JobRow[]
  meta?: HeadParts['meta']
}

const createLandingPage = memoizeLatest(
  (
    { id, uid, url, data }: Node<LandingDocument>,
    site: SiteContext,
    { title, meta, rows, ...parts }: LandingParts,
  ): PageSpec<'component---landing-page'> => {
    const name = toText(data.name) ?? ''
    const slug = uid ?? ''
    const text = toTextWithoutHeadings(data.intro)
    const isIndexed =
      toPlainText(data.intro) !== '' || rows.length > 0 || parts.remoteJobs.length > 0
    const first = text || words.aboutRolesIn(siteTitle(site), name, rows.length)
    const titles = toTitlesSentence(rows, DESCRIPTION_LENGTH - toWidth(first) - 1)
    return {
      path: url ?? FRONT_PATH,
      chunk: 'component---landing-page',
      documentId: id,
      data: {
        ...parts,
        slug,
        name,
        intro: toRichText(data.intro),
        jobs: toFirstRows(rows),
        total: rows.length,
        directory: toDirectory(rows, url ?? FRONT_PATH).map(toPartLink),
        listingPath: `${FRONT_PATH}?${parts.kind}=${slug}`,
      },
      head: createHead(
        {
          title,
          description: completeDescription(first, [titles]),
          more: [toTitlesSentence(rows, DESCRIPTION_LENGTH / 2)],
          canonicalPath: isIndexed ? url : null,
          robots: isIndexed ? null : NO_INDEX,
          ...(meta && { meta }),
        },
        site,
      ),
    }
  },
)

function toCountry({ country, country_name }: LocationDocument['data']) {
  return { country: toText(country), countryName: toText(country_name) }
}

function toFacts({ data }: Node<LocationDocument>): LandingPageData['facts'] {
  if (data.kind !== 'office') return []
  const town = words.townLine(toTextOrEmpty(data.locality), toTextOrEmpty(data.postcode))
  const lines = [toText(data.street), town, toText(data.region), toText(data.country_name)]
  return [
    {
      label: words.address,
      lines: lines.filter((line): line is string => line !== null && line !== ''),
      link: toLink(data.map_url, words.openInMaps),
    },
  ]
}
