import * as words from '#words/content.js'
import type { PageDocument } from '../../shared/content-model/content-types.js'
import { createSliceViews } from '../views/create-slice-views.js'
import { toDocumentId, toItems, toText } from '../documents/field-values.js'
import { HERO } from '../documents/image-layouts.js'
import { toImage } from '../documents/to-image.js'
import { ancestorsOf } from '../lib/ancestors-of.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import { HOME_UID } from '../documents/link-resolver.js'
import { toListedRows } from '../views/listed-rows.js'
import { toDepartmentLinks, toListingView, toLocationLinks } from '../views/listing-view.js'
import { toDirectory, toPartLink } from '../views/role-directory.js'
import type { Node } from '../documents/normalize-document.js'
import type { PageSpec } from './page-spec.js'
import { createHead, NO_INDEX, shortTitle, siteTitle } from './page-head.js'
import type { SiteContent } from '../site/site-content.js'
import type { GenericPageData, IndexPageData } from '../../shared/page-data/page-views.js'
import type { SliceView } from '../../shared/page-data/slice-views.js'
import type { LinkView } from '../../shared/page-data/views.js'
import { DIRECTORY_PATH, FRONT_PATH } from '../../shared/addresses/page-paths.js'

/** The home page. It shows the job listing even if the CMS has no home page document. */
export function createIndexPage(site: SiteContent): PageSpec<'component---index-page'> {
  const home = site.pages.find(({ uid }) => uid === HOME_UID)
  const slices = createSliceViews(
    toItems(home?.data.slices).filter(({ slice_type }) => !LISTED_BY_THE_TEMPLATE.has(slice_type)),
    site,
  )
  const hero = slices.find((slice) => slice.kind === 'hero')
  const rows = toListedRows(site)
  const title = toText(home?.data.title) ?? siteTitle(site)
  return {
    path: FRONT_PATH,
    chunk: 'component---index-page',
    documentId: home?.id ?? null,
    data: keepIndexData(home ?? site.settings, {
      heading: hero?.heading ?? title,
      text: hero?.text ?? [],
      image: hero?.image ?? null,
      listing: toListingView(site),
      departments: toDepartmentLinks(rows, site),
      // One directory of places is enough: the editors' own wins.
      places: slices.some(({ kind }) => kind === 'office_list') ? [] : toLocationLinks(site),
      directory: toDirectory(rows, DIRECTORY_PATH).map(toPartLink),
      slices: slices.filter(({ kind }) => kind !== 'hero'),
    }),
    head: {
      ...createHead(
        {
          title: words.openRoles,
          description: toText(home?.data.summary),
          canonicalPath: FRONT_PATH,
          ...(home === undefined ? {} : { meta: home.data }),
        },
        site,
      ),
      title: toText(home?.data.meta_title) ?? shortTitle(title),
    },
  }
}

const keepIndexData = memoizeLatest((_home: object, data: IndexPageData) => data)

/** The template renders these itself, and the hero, above the other slices. */
const LISTED_BY_THE_TEMPLATE = new Set<SliceView['kind']>(['job_listing', 'department_list'])

/** One page for each CMS document of the type `page`, except the home page. */
export function createGenericPages(site: SiteContent): PageSpec<'component---generic-page'>[] {
  return site.pages
    .filter(({ uid }) => uid !== HOME_UID)
    .map((page) => {
      const title = toText(page.data.title) ?? ''
      const isHidden = page.data.noindex === true
      return {
        path: page.url ?? FRONT_PATH,
        chunk: 'component---generic-page',
        documentId: page.id,
        data: keepGenericData(page, {
          title,
          summary: toText(page.data.summary),
          image: toImage(page.data.hero, HERO),
          parents: toParents(page, site),
          slices: createSliceViews(page.data.slices, site),
        }),
        head: createHead(
          {
            title,
            description: toText(page.data.summary),
            canonicalPath: isHidden ? null : page.url,
            robots: isHidden ? NO_INDEX : null,
            meta: page.data,
          },
          site,
        ),
      }
    })
}

const keepGenericData = memoizeLatest((_page: object, data: GenericPageData) => data)

function toParents(page: Node<PageDocument>, site: SiteContent): LinkView[] {
  return ancestorsOf(page, ({ data }) => site.pageById.get(toDocumentId(data.parent) ?? ''))
    .reverse()
    .map(({ url, data }) => ({ url: url ?? FRONT_PATH, label: toText(data.title) ?? '' }))
}
