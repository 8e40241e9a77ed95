import { createSite } from '../../../client/content/create-site.js'
import {
  createSiteManifest,
  type SiteManifest,
} from '../../../client/content/create-site-manifest.js'
import type { Site } from '../../../client/content/site/site.js'
import { joinList } from '../../../client/content/site/site-list.js'
import type { SiteContent } from '../../../client/content/site/site-content.js'
import type {
  CareersDocument,
  JobData,
  JobDocument,
} from '../../../client/shared/content-model/content-types.js'
import {
  linkTo,
  madeDepartment,
  madeJob,
  madeLocation,
  madeNavigation,
  madeSettings,
  paragraph,
} from './made-documents.js'

/* Content that search engines accept: locations with addresses, jobs with long descriptions. */

export const SITE_URL = 'https://careers.example'
export const NOW = new Date('2026-11-21T12:00:00Z')

export const LONG_TEXT =
  'We measure how much water there is, where it goes and what is in it, so that those who look after ' +
  'rivers can act before it is too late. You will help us to do so on land, on the water and at a desk, ' +
  'together with eight colleagues who know the trade and like to explain it.'

export function madeWholeJob(uid: string, data: Partial<JobData> = {}): JobDocument {
  return madeJob(uid, { about: paragraph(LONG_TEXT), ...data })
}

export function createTestLocations(): CareersDocument[] {
  const office = { locality: 'Bristol', region: 'England', postcode: 'BS1 4XX' }
  return [
    madeLocation('united-kingdom', 'United Kingdom', { kind: 'country' }),
    madeLocation('ireland', 'Ireland', {
      kind: 'country',
      country: 'IE',
      country_name: 'Ireland',
    }),
    madeLocation('europe', 'Europe', { kind: 'region', country: null, country_name: 'Europe' }),
    madeLocation('bristol', 'Bristol', { ...office, parent: linkTo('location', 'united-kingdom') }),
    madeLocation('dublin', 'Dublin', {
      locality: 'Dublin',
      country: 'IE',
      country_name: 'Ireland',
      parent: linkTo('location', 'ireland'),
    }),
    madeLocation('nowhere', 'Nowhere', { locality: null }),
    madeLocation('remote-uk', 'Remote (UK)', {
      kind: 'remote',
      parent: linkTo('location', 'united-kingdom'),
    }),
  ]
}

export function madeListing(jobs: JobDocument[], ...more: CareersDocument[]): CareersDocument[] {
  const has = (type: string) => more.some((document) => document.type === type)
  return [
    ...(has('site_settings') ? [] : [madeSettings()]),
    madeNavigation(),
    madeDepartment('engineering', 'Engineering'),
    madeDepartment('hydrology', 'Hydrology', 2),
    ...createTestLocations(),
    ...jobs,
    ...more,
  ]
}

export function siteOf(documents: CareersDocument[]): Site & { content: SiteContent } {
  const site = createSite(documents, { now: NOW, buildHash: 'hash' })
  if (site.content === null) throw new Error('The documents make no site.')
  return { ...site, content: site.content }
}

export function manifestOf(documents: CareersDocument[]): SiteManifest {
  return createSiteManifest(siteOf(documents), {
    siteUrl: SITE_URL,
    siteEnv: 'production',
    securityContact: null,
    indexNowKey: null,
  })
}

/** Every feed and other file of a site that is no page, by name. */
export function writeAll({ files, lists }: SiteManifest): Map<string, string> {
  return new Map([
    ...files.map(({ name, create }) => [name, create()] as const),
    ...lists.map((list) => [list.name, joinList(list)] as const),
  ])
}
