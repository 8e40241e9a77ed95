import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { PROJECT_ROOT } from './create-test-site.js'

const PROGRAM = `
const from = (name) => import(process.env.PROJECT_ROOT + '/dist/builder/' + name)
const { readBuilderConfig } = await from('lib/config.js')
const { createProgress } = await from('lib/progress.js')
const { generateSite } = await from('generate/generate-site.js')
const progress = createProgress({ write: () => {} }, () => performance.now())
await generateSite(readBuilderConfig(process.env, process.cwd()), progress, () => new Date())`

const LINKS = ['builder', 'nginx', 'node_modules', 'package.json', 'dist/builder']

/**
 * A folder in which builders of the languages work, each started in its own one. What browsers run is in English:
 * bundling takes long, and no script is needed to read the pages. `bundles` are folders below `dist/bundle`.
 */
export async function prepareBuilders(bundles: readonly string[]) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'careers-languages-'))
  const link = async (from: string, name = from) => {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true })
    await symlink(path.join(PROJECT_ROOT, from), path.join(folder, name))
  }
  for (const name of LINKS) await link(name)
  for (const name of bundles) await link('dist/bundle/en-gb', `dist/bundle/${name}`)
  const siteRoot = path.join(folder, '.site')
  return {
    siteRoot,
    generate: async (language: string, env: Record<string, string>) => {
      const argv = [`--conditions=${language}`, '--input-type=module', '--eval', PROGRAM]
      await promisify(execFile)(process.execPath, argv, {
        cwd: folder,
        env: { PATH: process.env['PATH'], PROJECT_ROOT, ...env },
      })
    },
    readPublic: (name: string) => readFile(path.join(siteRoot, 'current/public', name), 'utf8'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A site in another language than that of the tests. */
export async function generateInLanguage(language: string, env: Record<string, string>) {
  const { generate, ...site } = await prepareBuilders([language])
  await generate(language, { CONTENT_LANG: language, ...env })
  return site
}
