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

/**
 * A site in another language than that of the tests, by a builder that was started in it. What browsers run is
 * in English: bundling takes long, and no script is needed to read the pages.
 */
export async function generateInLanguage(language: string, env: Record<string, string>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), `careers-${language}-`))
  await mkdir(path.join(folder, 'dist/bundle'), { recursive: true })
  const links = ['builder', 'nginx', 'node_modules', 'package.json', 'dist/builder']
  for (const name of links) await symlink(path.join(PROJECT_ROOT, name), path.join(folder, name))
  const bundle = path.join(PROJECT_ROOT, 'dist/bundle/en-gb')
  await symlink(bundle, path.join(folder, 'dist/bundle', language))
  const argv = [`--conditions=${language}`, '--input-type=module', '--eval', PROGRAM]
  await promisify(execFile)(process.execPath, argv, {
    cwd: folder,
    env: { PATH: process.env['PATH'], PROJECT_ROOT, CONTENT_LANG: language, ...env },
  })
  const siteRoot = path.join(folder, '.site')
  return {
    siteRoot,
    readPublic: (name: string) => readFile(path.join(siteRoot, 'current/public', name), 'utf8'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
