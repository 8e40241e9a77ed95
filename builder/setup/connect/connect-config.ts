import { existsSync } from 'node:fs'
import path from 'node:path'
import type { BuilderConfig } from '../../lib/config.js'
import { checkRepositoryName, toPrismicEndpoint } from '../../shared/config/content-endpoint.js'
import {
  createEnvironmentReader,
  EnvironmentError,
  type Environment,
} from '../../shared/config/environment.js'
import { UsageError } from '../../shared/programs/command-line.js'
import { rememberSecret } from '../../shared/config/known-secrets.js'
import { findSampleFolders, SAMPLE_FOLDER } from '../../shared/sample/sample-folder.js'
import type { Ask } from './ask.js'

export interface ConnectConfig {
  repositoryName: string
  writeToken: string
  /** For private repositories. */
  accessToken: string | null
  apiEndpoint: string
  customTypesEndpoint: string
  migrationEndpoint: string
  assetEndpoint: string
  /** Of the site, the first one first. */
  languages: readonly [string, ...string[]]
  siteUrl: string
  /** If there is none, one is made. */
  webhookSecret: string | null
  projectRoot: string
  /** Beside it lies what this machine has sent, in `.prismic/`. */
  envFile: string
  /** They hold the sample's documents and pictures, one for each language; the owner's own one, of the first. */
  contentFolders: readonly [string, ...string[]]
  content: 'sample' | 'settings' | 'none'
  isForced: boolean
  assumesYes: boolean
}

export interface ConnectOptions {
  repository?: string | undefined
  'write-token'?: string | undefined
  dotenv?: string | undefined
  folder?: string | undefined
  sample?: boolean | undefined
  'settings-only'?: boolean | undefined
  yes?: boolean | undefined
  force?: boolean | undefined
}

const WRITE_TOKEN = 'PRISMIC_WRITE_TOKEN'

/** Asks for what neither the command line nor the environment gives. @throws EnvironmentError */
export async function readConnectConfig(
  options: ConnectOptions,
  env: Environment,
  builder: BuilderConfig,
  ask: Ask,
): Promise<ConnectConfig> {
  if (options.sample && options['settings-only']) {
    throw new UsageError('connect: give --sample or --settings-only, not both.')
  }
  const read = createEnvironmentReader(env)
  const contentFolders = findContentFolders(options, builder)
  // Images have none.
  const absent = contentFolders.find((folder) => !existsSync(folder))
  if (options.sample && absent !== undefined) {
    throw new UsageError(
      `connect: --sample needs the folder ${absent}, which is not there. Run it in a copy of the project, or name the folder with --folder.`,
    )
  }
  const given =
    options.repository ??
    read.optional('PRISMIC_REPOSITORY') ??
    (await ask.text('Name of the Prismic repository, as in https://NAME.prismic.io: '))
  if (!given) throw missing('--repository', 'PRISMIC_REPOSITORY')
  const repositoryName = checkRepositoryName('--repository', given)
  const writeToken =
    options['write-token'] ??
    read.secret(WRITE_TOKEN) ??
    (await ask.secret(
      `Write token (https://${repositoryName}.prismic.io, Settings > API & Security > Write APIs): `,
    ))
  if (!writeToken) throw missing('a write token', WRITE_TOKEN)
  rememberSecret(writeToken)
  return {
    repositoryName,
    writeToken,
    accessToken: builder.accessToken,
    apiEndpoint:
      read.endpoint('PRISMIC_API_ENDPOINT', 'PRISMIC_ACCESS_TOKEN') ??
      toPrismicEndpoint(repositoryName),
    customTypesEndpoint: builder.customTypesEndpoint,
    migrationEndpoint:
      read.endpoint('PRISMIC_MIGRATION_ENDPOINT', WRITE_TOKEN) ?? 'https://migration.prismic.io',
    assetEndpoint:
      read.endpoint('PRISMIC_ASSET_ENDPOINT', WRITE_TOKEN) ?? 'https://asset-api.prismic.io',
    languages: toNames(builder),
    siteUrl: builder.siteUrl,
    webhookSecret: read.secret('PRISMIC_WEBHOOK_SECRET', true),
    projectRoot: builder.projectRoot,
    envFile: path.resolve(builder.projectRoot, options.dotenv ?? '.env'),
    contentFolders,
    content: options.sample ? 'sample' : options['settings-only'] ? 'settings' : 'none',
    isForced: options.force === true,
    assumesYes: options.yes === true,
  }
}

function findContentFolders(
  { sample, folder }: ConnectOptions,
  builder: BuilderConfig,
): [string, ...string[]] {
  if (folder) return [path.resolve(builder.projectRoot, folder)]
  if (sample) return findSampleFolders(builder.projectRoot, builder)
  return [path.join(builder.projectRoot, SAMPLE_FOLDER)]
}

function toNames({ lang, languages }: BuilderConfig): [string, ...string[]] {
  const [first = lang, ...others] = languages.map((language) => language.lang)
  return [first, ...others]
}

function missing(what: string, variable: string): EnvironmentError {
  return new EnvironmentError(`connect: ${what} is missing. Give it, or set ${variable}.`)
}
