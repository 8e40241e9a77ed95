import { createSite } from '../../content/create-site.js'
import { createLinkResolver } from '../../content/documents/link-resolver.js'
import type { TemplateRegistry } from '../../runtime/load/page-resources.js'

/** What turns the documents of a repository into pages: the same as in a build. */
export interface RepositoryConfig {
  repositoryName: string
  /** The path of a document's page. */
  linkResolver: typeof createLinkResolver
  /** The component that draws a page. */
  componentResolver: TemplateRegistry
  /** All that pages show. */
  dataResolver: typeof createSite
}

export function createRepositoryConfig(
  repositoryName: string,
  templates: TemplateRegistry,
): RepositoryConfig {
  return {
    repositoryName,
    linkResolver: createLinkResolver,
    componentResolver: templates,
    dataResolver: createSite,
  }
}
