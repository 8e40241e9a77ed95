export interface SiteOptions {
  siteRoot: string
  /** Search engines may index `production` only. */
  siteEnv: string
  /** https changes two headers. */
  siteUrl: string
  /** Editors' browsers read drafts here; its origin also serves the images. */
  previewApiEndpoint: string
  /** Where styles and fonts come from, besides the site itself. */
  fontOrigins?: readonly string[]
}
