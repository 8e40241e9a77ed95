import md5 from 'md5'
import type { SiteFile } from '../../client/content/site/site.js'
import { CONTENT_PAGE_SIZE } from '../../client/shared/constants/constants.js'
import { type AppData, typePathsUrl } from '../../client/shared/page-data/app-data.js'
import {
  APP_DATA_URL,
  LINKED_JOBS_URL,
  staticQueryUrl,
} from '../../client/shared/addresses/page-paths.js'
import { BASE } from '../../client/shared/addresses/own-base.js'
import { shortHash } from '../shared/programs/hash.js'
import type { ReleaseSources } from './release-sources.js'

/**
 * The data that all pages share: app data, static queries, types and jobs for previews, version.
 * `dataHashes` are those of the page data, in the order of the pages.
 */
export function createDataFiles(
  sources: ReleaseSources,
  dataHashes: readonly string[],
): SiteFile[] {
  const { manifest } = sources
  const staticQueries = Object.entries(manifest.staticQueries)
  return [
    toJsonFile(APP_DATA_URL, createAppData(sources, dataHashes)),
    ...staticQueries.map(([hash, data]) => toJsonFile(staticQueryUrl(hash), { data })),
    toJsonFile(LINKED_JOBS_URL, manifest.linkedJobs),
    ...(BASE === '' ? createFilesOfTheTop(sources) : []),
  ]
}

/** What all languages share. */
function createFilesOfTheTop(sources: ReleaseSources): SiteFile[] {
  const typePaths = typePathsUrl(sources.config.repositoryName)
  const version = createVersion(sources)
  return [
    toJsonFile(typePaths, createTypePathsByHash(sources)),
    // The only public file that differs between two builds of the same content and code.
    { name: 'version.json', sources: [version], create: () => `${JSON.stringify(version)}\n` },
  ]
}

function toJsonFile(url: string, value: object): SiteFile {
  return { name: url.slice(1), sources: [value], create: () => JSON.stringify(value) }
}

function createAppData(
  { manifest, content, bundle, config }: ReleaseSources,
  dataHashes: readonly string[],
): AppData {
  return {
    webpackCompilationHash: bundle.buildHash,
    release: shortHash(16, JSON.stringify(manifest.staticQueries), ...dataHashes),
    preview: {
      repositoryName: config.repositoryName,
      apiEndpoint: config.previewApiEndpoint,
      lang: config.lang,
      pageSize: CONTENT_PAGE_SIZE,
      fetchLinks: [],
      graphQuery: null,
      promptForAccessToken: config.promptForAccessToken,
      ...(content.ofBoard !== null && { hasBoard: true }),
    },
  }
}

/** Keys are MD5 hashes of the paths, as specified for production; in development they stay readable. */
function createTypePathsByHash({ content, config }: ReleaseSources) {
  if (config.reloadsOnChange) return content.typePaths
  return Object.fromEntries(
    Object.entries(content.typePaths).map(([path, type]) => [md5(path), type]),
  )
}

function createVersion({ content, bundle, config, startedAt }: ReleaseSources) {
  return {
    git: config.gitCommit,
    contentRef: content.ref,
    buildHash: bundle.buildHash,
    builtAt: startedAt.toISOString(),
  }
}
