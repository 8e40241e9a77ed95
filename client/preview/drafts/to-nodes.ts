import type { Node } from '../../content/documents/normalize-document.js'
import type { SiteContent } from '../../content/site/site-content.js'

/** All documents of a site in one list. */
export function toNodes(content: SiteContent): Node[] {
  const { settings, navigation, jobs, departments, locations, pages, redirects } = content
  const nodes = [
    settings,
    ...(navigation === null ? [] : [navigation]),
    ...[...jobs.open, ...jobs.future, ...jobs.closed],
    ...departments,
    ...locations,
    ...pages,
    ...redirects,
    ...content.boilerplateById.values(),
    ...content.personById.values(),
  ]
  return nodes as unknown as Node[]
}
