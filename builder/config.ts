import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readContentEndpoint, type ContentEndpoint } from '../client/shared/content-endpoint.js'
import { createEnvironmentReader } from '../client/shared/environment.js'

/** Everything that the builder is told from outside, read once when it starts. */
export interface BuilderConfig extends ContentEndpoint {
  /** Where package.json is. */
  projectRoot: string
  /** Absolute; releases live in it. */
  siteRoot: string
  accessToken: string | null
  customTypesToken: string | null
  /** Where the models are read if there is a token for them. */
  customTypesEndpoint: string
  lang: string
  /** Canonical origin, without a trailing slash. */
  siteUrl: string
  /** Anything but 'production' is kept out of search engines. */
  siteEnv: string
  promptForAccessToken: boolean
  fontKitUrl: string | null
  /** Set by `npm run dev`: pages reload themselves when the site is made anew. */
  reloadsOnChange: boolean
}

export function readBuilderConfig(
  env: Record<string, string | undefined>,
  projectRoot: string,
): BuilderConfig {
  const read = createEnvironmentReader(env, (file) => readFileSync(file, 'utf8'))
  return {
    ...readContentEndpoint(read),
    projectRoot,
    siteRoot: path.resolve(projectRoot, read.text('SITE_ROOT', '.site')),
    accessToken: read.secret('PRISMIC_ACCESS_TOKEN'),
    customTypesToken: read.secret('PRISMIC_CUSTOM_TYPES_TOKEN'),
    customTypesEndpoint: read.url(
      'PRISMIC_CUSTOM_TYPES_ENDPOINT',
      'https://customtypes.prismic.io',
    ),
    lang: read.text('CONTENT_LANG', 'en-gb'),
    siteUrl: read.url('SITE_URL', 'http://localhost:8080'),
    siteEnv: read.text('SITE_ENV', 'production'),
    promptForAccessToken: read.flag('PREVIEW_PROMPT_FOR_ACCESS_TOKEN', true),
    fontKitUrl: read.optionalUrl('FONT_KIT_URL'),
    reloadsOnChange: read.flag('DEV_RELOAD', false),
  }
}

/** Where `bundle` leaves the browser code for `generate` to take. */
export function bundleFolder({ projectRoot }: BuilderConfig): string {
  return path.join(projectRoot, 'dist', 'bundle')
}
