import * as words from '#words/content.js'
import type { DirectoryPageData } from '../../shared/page-data/page-views.js'
import type { JobRow, LinkView } from '../../shared/page-data/views.js'
import { DIRECTORY_PATH, FRONT_PATH } from '../../shared/addresses/page-paths.js'
import { toTextOrEmpty } from '../documents/field-values.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import { toWidth } from '../lib/text-width.js'
import { partOf } from '../lib/part-of.js'
import type { SiteContent } from '../site/site-content.js'
import type { SiteContext } from '../site/site-context.js'
import { completeDescription, toTitlesSentence } from '../views/complete-description.js'
import { toJobGroups } from '../views/job-groups.js'
import { toListedRows } from '../views/listed-rows.js'
import { toDirectory, type DirectoryPart } from '../views/role-directory.js'
import { createHead, DESCRIPTION_LENGTH, siteTitle } from './page-head.js'
import type { PageSpec } from './page-spec.js'

type DirectoryOwner = Pick<DirectoryPageData, 'of'> & { path: string; rows: readonly JobRow[] }

/**
 * Lists from A to Z of all roles, and of those of a department or place, where a page cannot bear all
 * rows: complete for readers without script and for search engines.
 */
export function createDirectoryPages(site: SiteContent): PageSpec<'component---directory-page'>[] {
  const { settings, context } = site
  return toOwners(site).flatMap(({ path, of, rows }) => {
    const directory = toDirectory(rows, path)
    const parts = directory.map(({ name, path: url }) => ({ url, label: name }))
    return directory.map((part) =>
      createDirectoryPage(partOf(settings, part.path), part, of, parts, context),
    )
  })
}

function toOwners(site: SiteContent): DirectoryOwner[] {
  const { byDepartment, byPlace } = toJobGroups(site)
  const landings = [
    ...site.departments.map((node) => ({ node, rows: byDepartment.get(node.uid ?? '') ?? [] })),
    ...site.locations.map((node) => ({ node, rows: byPlace.get(node.uid ?? '') ?? [] })),
  ]
  return [
    {
      path: DIRECTORY_PATH,
      of: { url: FRONT_PATH, label: words.allRoles },
      rows: toListedRows(site),
    },
    ...landings.map(({ node: { url, data }, rows }) => {
      const path = url ?? FRONT_PATH
      return { path, of: { url: path, label: toTextOrEmpty(data.name) }, rows }
    }),
  ]
}

const createDirectoryPage = memoizeLatest(
  (
    _part: object,
    { name, path, roles }: DirectoryPart,
    of: LinkView,
    parts: LinkView[],
    site: SiteContext,
  ): PageSpec<'component---directory-page'> => {
    const description = words.aboutDirectory(of.label, siteTitle(site), name)
    return {
      path,
      chunk: 'component---directory-page',
      data: { of, name, path, roles, parts },
      head: createHead(
        {
          title: words.directoryTitle(of.label, name),
          description: completeDescription(description, [
            toTitlesSentence(roles, DESCRIPTION_LENGTH - toWidth(description) - 1),
          ]),
          canonicalPath: path,
        },
        site,
      ),
    }
  },
)
