import path from 'node:path'
import type { SiteLanguage } from '../../client/shared/addresses/site-languages.js'
import {
  readContentEndpoint,
  readsPreviewToolbar,
  type ContentEndpoint,
} from '../shared/config/content-endpoint.js'
import {
  createEnvironmentReader,
  EnvironmentError,
  type Environment,
  type EnvironmentReader,
} from '../shared/config/environment.js'
import { DEVELOPMENT_BUNDLE } from '../shared/programs/development.js'
import { readAnalytics } from '../shared/config/analytics.js'
import { readFontKit } from '../shared/config/font-kit.js'
import { readJobBoard, type JobBoard } from '../shared/config/job-board.js'
import { readLanguages } from '../shared/config/read-language.js'
import { readNoticeConfig, type NoticeConfig } from './notices-config.js'
import { INBOX_FOLDER } from '../shared/site-root/protocol-files.js'

export interface BuilderConfig extends ContentEndpoint {
  projectRoot: string
  /** Absolute; releases live in it. */
  siteRoot: string
  /** Absolute; the sidecar writes hints and approvals there. */
  inboxRoot: string
  accessToken: string | null
  customTypesToken: string | null
  customTypesEndpoint: string
  /** The documents' language, and that of the site's own words: those of this program. */
  lang: string
  /** All of the site, as `CONTENT_LANGS` has them, the first at the top; empty for a site in one language. */
  languages: readonly SiteLanguage[]
  /** Whose postings are jobs of the site, too; null for none. */
  jobBoard: JobBoard | null
  /** Canonical origin, without a trailing slash. */
  siteUrl: string
  /** If false, the sample is refused for a public site. */
  allowsSample: boolean
  /** Anything but 'production' is not indexed by search engines. */
  siteEnv: string
  promptForAccessToken: boolean
  /** For a staging host: pages load the editor's toolbar without a preview too. */
  hasPreviewToolbar: boolean
  fontKitUrl: string | null
  /** Of a script for statistics; null for none. */
  analyticsScript: string | null
  /** Whether pages count ways to application forms and searches in vain, in the site's own log. */
  isMeasured: boolean
  /** If false, `/sw.js` removes the service worker from visitors' browsers. */
  hasServiceWorker: boolean
  /** If false, files of content have no precompressed forms, and are served as they are. */
  precompresses: boolean
  /** Revision of the code, for `version.json`. */
  gitCommit: string | null
  /** Where vulnerabilities are reported: a `mailto:` or `https:` URL. */
  securityContact: string | null
  notices: NoticeConfig
  /** Set by `npm run dev`: pages reload when the site has been rebuilt. */
  reloadsOnChange: boolean
}

export function readBuilderConfig(env: Environment, projectRoot: string): BuilderConfig {
  const read = createEnvironmentReader(env)
  const reloadsOnChange = read.flag('DEV_RELOAD', false)
  const siteRoot = path.resolve(projectRoot, read.text('SITE_ROOT', '.site'))
  return {
    ...readContentEndpoint(read),
    projectRoot,
    siteRoot,
    inboxRoot: path.resolve(siteRoot, read.text('INBOX_ROOT', INBOX_FOLDER)),
    accessToken: read.secret('PRISMIC_ACCESS_TOKEN'),
    customTypesToken: read.secret('PRISMIC_CUSTOM_TYPES_TOKEN'),
    customTypesEndpoint:
      read.endpoint('PRISMIC_CUSTOM_TYPES_ENDPOINT', 'PRISMIC_CUSTOM_TYPES_TOKEN') ??
      'https://customtypes.prismic.io',
    ...readLanguages(read, projectRoot),
    jobBoard: readJobBoard(read),
    allowsSample: read.flag('ALLOW_SAMPLE', false),
    siteUrl: read.origin('SITE_URL', 'http://localhost:8080'),
    siteEnv: read.text('SITE_ENV', 'production'),
    promptForAccessToken: read.flag('PREVIEW_PROMPT_FOR_ACCESS_TOKEN', true),
    hasPreviewToolbar: readsPreviewToolbar(read),
    fontKitUrl: readFontKit(read).url,
    analyticsScript: readAnalytics(read).script,
    isMeasured: read.flag('MEASURE', true),
    hasServiceWorker: read.flag('SERVICE_WORKER', true) && !reloadsOnChange,
    precompresses: read.flag('PRECOMPRESS', true) && !reloadsOnChange,
    gitCommit: read.optional('GIT_COMMIT'),
    securityContact: readSecurityContact(read),
    notices: readNoticeConfig(read),
    reloadsOnChange,
  }
}

function readSecurityContact(read: EnvironmentReader): string | null {
  const contact = read.optional('SECURITY_CONTACT')
  if (contact === null || /^(mailto:|https:\/\/)\S+$/.test(contact)) return contact
  throw new EnvironmentError(`SECURITY_CONTACT: "${contact}" is not a mailto: or https: address.`)
}

/**
 * `bundle` writes the browser code of one language here, and `generate` copies it. The code of a language is
 * another one on another site in several: it knows the others, and where its own pages are.
 */
export function bundleFolder(config: BundledLanguage): string {
  const { projectRoot, reloadsOnChange, lang, languages } = config
  if (!reloadsOnChange)
    return path.join(projectRoot, 'dist/bundle', languages.map((one) => one.lang).join('+'), lang)
  const isFurther = languages.some((one) => one.lang === lang && one.base !== '')
  return path.join(projectRoot, DEVELOPMENT_BUNDLE, isFurther ? lang : '')
}

export type BundledLanguage = Pick<
  BuilderConfig,
  'projectRoot' | 'reloadsOnChange' | 'lang' | 'languages'
>

/** The settings of each language of the site, the first one's first. */
export function toLanguageConfigs(config: BuilderConfig): BuilderConfig[] {
  const { languages } = config
  return languages.length === 0 ? [config] : languages.map(({ lang }) => ({ ...config, lang }))
}
