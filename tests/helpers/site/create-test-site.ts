import { mkdir, mkdtemp, readFile, readlink, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readBuilderConfig, type BuilderConfig } from '../../../builder/lib/config.js'
import { DEVELOPMENT_BUNDLE } from '../../../builder/shared/programs/development.js'
import { createProgress } from '../../../builder/lib/progress.js'
import type { ReleaseManifest } from '../../../builder/shared/site-root/release-manifest.js'

export const PROJECT_ROOT = path.resolve(__dirname, '../../..')

/** Compressed files have tests of their own, and take as long as all else. */
export const UNCOMPRESSED = { PRECOMPRESS: 'false' }

/** A folder for releases, and the builder to fill it. The browser code must have been bundled. */
export interface TestSite {
  siteRoot: string
  config: BuilderConfig
  /** What the builder has printed so far. */
  output: () => string
  generate: (now?: Date) => Promise<ReleaseManifest>
  /** A file of the current release, relative to its folder. */
  read: (name: string) => Promise<string>
  readPublic: (name: string) => Promise<string>
  /** Id of the current release; null before the first. */
  current: () => Promise<string | null>
  remove: () => Promise<void>
}

export async function createTestSite(
  env: Record<string, string>,
  projectRoot = PROJECT_ROOT,
): Promise<TestSite> {
  return openTestSite(await mkdtemp(path.join(os.tmpdir(), 'careers-site-')), env, projectRoot)
}

/** A project folder in which the code for production stands for that of development. */
export async function linkProjectInDevelopment(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'careers-project-'))
  await mkdir(path.join(folder, 'dist'))
  await symlink(path.join(PROJECT_ROOT, 'dist/bundle/en-gb'), path.join(folder, DEVELOPMENT_BUNDLE))
  for (const name of ['builder', 'nginx', 'node_modules', 'dist/builder']) {
    await symlink(path.join(PROJECT_ROOT, name), path.join(folder, name))
  }
  return folder
}

/** The same over a folder that is there, with or without releases. */
export function openTestSite(
  siteRoot: string,
  env: Record<string, string>,
  projectRoot = PROJECT_ROOT,
): TestSite {
  const config = readBuilderConfig({ SITE_ROOT: siteRoot, ...env }, projectRoot)
  let written = ''
  const progress = createProgress({ write: (text) => (written += text) }, () => performance.now())
  const read = (name: string) => readFile(path.join(siteRoot, 'current', name), 'utf8')
  return {
    siteRoot,
    config,
    output: () => written,
    generate: async (now = new Date()) => {
      // Only now: it takes longest to load, and many sites are there already.
      const { generateSite } = await import('../../../builder/generate/generate-site.js')
      return generateSite(config, progress, () => now)
    },
    read,
    readPublic: (name) => read(path.join('public', name)),
    current: async () => {
      try {
        return path.basename(await readlink(path.join(siteRoot, 'current')))
      } catch {
        return null
      }
    },
    remove: () => rm(siteRoot, { recursive: true, force: true }),
  }
}
