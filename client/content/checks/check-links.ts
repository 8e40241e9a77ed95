import type { CareersDocument } from '../../shared/content-model/content-types.js'
import type { PageData } from '../../shared/page-data/page-data.js'
import { isReservedSegment, toFirstSegment } from '../../shared/addresses/reserved-segments.js'
import { isOwnPath, withoutBase } from '../../shared/addresses/path-base.js'
import { isPagePath } from '../../shared/addresses/url-policy.js'
import { parseTarget } from '../../shared/requests/parse-target.js'
import { withoutTrailingSlashes } from '../site/redirect-sources.js'
import { findLinkField } from '../documents/find-link-field.js'
import { findOpenAddresses } from '../documents/normalize-document.js'
import { toDocumentRef, type Report } from '../documents/problems.js'
import type { SiteContent } from '../site/site-content.js'

/**
 * Links to parts of lists, which come and go with jobs. The release is checked for these, too, but that says
 * nothing to an editor before everything else is in order. Of files and other languages, only a release can tell.
 */
export function checkLinks(
  documents: readonly CareersDocument[],
  { content, pages }: { content: SiteContent; pages: readonly PageData[] },
  report: Report,
): void {
  const paths = new Set(pages.map(({ path }) => path))
  const nodeOf = new Map(content.nodes.map((node) => [node.id, node]))
  for (const document of documents) {
    for (const url of findOpenAddresses(document)) {
      const path = withoutTrailingSlashes(parseTarget(url)?.path.toLowerCase() ?? '')
      if (
        !isOwnPath(path) ||
        !isPagePath(withoutBase(path)) ||
        isReservedSegment(toFirstSegment(path)) ||
        paths.has(path)
      )
        continue
      const node = nodeOf.get(document.id)
      report({
        severity: 'error',
        document: toDocumentRef(document),
        field:
          node === undefined ? null : findLinkField(node.data, url.trim().replace(/[?#].*$/s, '')),
        message: `leads to ${url.slice(0, 200)}, which is not there.`,
        remedy: 'Correct the link, or publish the page that it is meant for.',
      })
    }
  }
}
