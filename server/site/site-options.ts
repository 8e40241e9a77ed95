import type { Analytics } from '../../builder/shared/config/analytics.js'

export interface SiteOptions {
  siteRoot: string
  /** Search engines may index `production` only. */
  siteEnv: string
  /** https changes two headers. */
  siteUrl: string
  /** Editors' browsers read drafts here; its origin also serves the images. */
  previewApiEndpoint: string
  /** Whose preview cookie counts. */
  repositoryName: string
  /** The editor may frame every page, and its toolbar is there without a preview. */
  hasToolbar?: boolean
  /** Where browsers report crashes and what the policy stops. */
  reportUrl?: string | null
  /** The script for statistics, as the policy names it, and the origins that it may call. */
  analytics?: Pick<Analytics, 'scriptSource' | 'origins'>
  /** Where styles and fonts come from, besides the site itself. */
  fontOrigins?: readonly string[]
}
