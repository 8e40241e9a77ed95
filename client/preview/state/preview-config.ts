import { createSite } from '../../content/create-site.js'
import { createLinkResolver } from '../../content/documents/link-resolver.js'
import type { TemplateRegistry } from '../../runtime/load/page-resources.js'
import type { PreviewedPage } from '../../runtime/start/watch-preview.js'
import { toLocalPath } from '../../shared/addresses/local-path.js'

/** Creates pages from documents, as a build does. */
export interface RepositoryConfig {
  repositoryName: string
  linkResolver: typeof createLinkResolver
  /** The template of each kind of page, by component chunk name. */
  componentResolver: TemplateRegistry
  dataResolver: typeof createSite
}

export interface PreviewConfig {
  createRepositoryConfig: (repositoryName: string) => RepositoryConfig
  /** If false, the preview page stays where it is, and only the state holds the resolved path. */
  autoRedirect: boolean
  /** Leads from the preview page to the resolved path. */
  navigate: (path: string) => void
}

/** How this site previews its drafts: change it here. */
export function createPreviewConfig({
  templates,
  navigate,
}: Pick<PreviewedPage, 'templates' | 'navigate'>): PreviewConfig {
  return {
    createRepositoryConfig: (repositoryName) => ({
      repositoryName,
      linkResolver: createLinkResolver,
      componentResolver: templates,
      dataResolver: createSite,
    }),
    autoRedirect: true,
    navigate: (path) => void navigate(toLocalPath(path), { replace: true }),
  }
}
