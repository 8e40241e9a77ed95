export interface SiteOptions {
  /** The folder of the releases and of the link `current`. */
  siteRoot: string
  /** Search engines may index `production` only. */
  siteEnv: string
  /** Two headers depend on whether it is https. */
  siteUrl: string
  /** The editor's browser reads drafts here; its origin also serves the images. */
  previewApiEndpoint: string
  fontKitUrl?: string | undefined
}
