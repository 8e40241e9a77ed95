import { SITE_LANGUAGES } from './own-base.js'
import { withoutBase } from './path-base.js'
import { NON_PAGE_SEGMENTS } from './url-policy.js'

/*
 * Apart from url-policy.ts, so that visitors do not load it. Tests hold nginx's configuration and the
 * files of a release to these lists.
 */

/** Pages that are there whatever the editors write; `index` names the front page's data. */
const OWN_PAGES = 'index|job_ghid|offline-app-shell|saved|slice-simulator'

const ROOT_FILES =
  '\\.well-known|404\\.html|apple-touch-icon\\.png|embed\\.js|favicon\\.(?:ico|svg)|feed\\.(?:json|xml)|icon-[0-9]+\\.png|index\\.html|manifest\\.webmanifest|robots\\.txt|sitemap(?:-[0-9]+)?\\.xml|sw\\.js|too-large\\.html|version\\.json'

/** The segment by which pages of one language differ first: 'departments' for '/de/departments/technik'. */
export function toFirstSegment(path: string): string {
  return withoutBase(path).split('/')[1] ?? ''
}

/** Whether no page, job or redirect of an editor may begin with this segment. */
export function isReservedSegment(segment: string): boolean {
  if (SITE_LANGUAGES.some(({ base }) => base === `/${segment}`)) return true
  return new RegExp(`^(?:${NON_PAGE_SEGMENTS}|${OWN_PAGES}|${ROOT_FILES})$`).test(segment)
}

/** The first segments of landing pages, such as `/departments/{uid}`, are not for other pages. */
export function isReservedForPages(segment: string): boolean {
  return isReservedSegment(segment) || /^(?:a-to-z|departments|locations)$/.test(segment)
}
