import { createSite } from '../../content/create-site.js'
import { createLinkResolver } from '../../content/documents/link-resolver.js'
import type { TemplateRegistry } from '../../runtime/load/page-resources.js'

/** Creates pages from documents, as a build does. */
export interface RepositoryConfig {
  repositoryName: string
  linkResolver: typeof createLinkResolver
  /** Named by the specification; the runtime loads templates itself, so no code reads it. */
  componentResolver: TemplateRegistry
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
