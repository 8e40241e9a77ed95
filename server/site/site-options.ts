/** What the site's answers depend on, besides the release. */
export interface SiteOptions {
  /** The folder of the releases and of `current`, the link to the one that is served. */
  siteRoot: string
  /** `SITE_ENV`: anything but `production` is kept out of search engines. */
  siteEnv: string
  /** `SITE_URL`: whether visitors come by https decides two headers. */
  siteUrl: string
  /** What the editor's browser calls for drafts; its origin also serves the images. */
  previewApiEndpoint: string
  /** `FONT_KIT_URL`, whose origin style sheets and fonts may come from. */
  fontKitUrl?: string | undefined
}
