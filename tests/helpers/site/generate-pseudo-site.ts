import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PSEUDO_LANGUAGE, speakPseudoLanguage } from '../words/speak-pseudo-language.js'

/**
 * The sample in another script, with an interface of which each word stands in brackets. What browsers run is in
 * English: bundling takes long, and no script is needed to read the pages.
 */
export async function generatePseudoSite() {
  speakPseudoLanguage()
  const { startContentService } = await import('../content/content-service.js')
  const { loadCyrillicSample } = await import('../content/cyrillic-sample.js')
  const { createTestSite, PROJECT_ROOT, UNCOMPRESSED } = await import('./create-test-site.js')

  const project = await mkdtemp(path.join(os.tmpdir(), 'careers-project-'))
  await mkdir(path.join(project, 'dist/bundle'), { recursive: true })
  const bundle = ['dist/bundle/en-gb', `dist/bundle/${PSEUDO_LANGUAGE}`] as const
  const same = ['builder', 'nginx', 'node_modules', 'package.json', 'dist/builder'] as const
  for (const [from, to] of [bundle, ...same.map((name) => [name, name] as const)])
    await symlink(path.join(PROJECT_ROOT, from), path.join(project, to))

  const content = await startContentService(await loadCyrillicSample())
  const env = {
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
    CONTENT_LANG: PSEUDO_LANGUAGE,
    SITE_URL: 'https://careers.example',
    ...UNCOMPRESSED,
  }
  const site = await createTestSite(env, project)
  await site.generate().finally(content.close)
  const remove = async () => {
    await site.remove()
    await rm(project, { recursive: true, force: true })
  }
  return { ...site, publicFolder: path.join(site.siteRoot, 'current/public'), remove }
}
