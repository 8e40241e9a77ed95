import { execFile } from 'node:child_process'
import { appendFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import type { SiteLanguage } from '../../client/shared/addresses/site-languages.js'
import { NON_PAGE_PATH } from '../../client/shared/addresses/url-policy.js'
import { BROWSERS } from './browsers.js'

const run = promisify(execFile)

/**
 * Writes `/sw.js`, one for all languages of a site. It depends on the browser code only, so new content is no
 * update of the worker. @param buildHash That of the code in all languages.
 */
export async function bundleServiceWorker(
  projectRoot: string,
  languages: readonly SiteLanguage[],
  publicFolder: string,
  buildHash: string,
): Promise<void> {
  await generateWithWorkbox(projectRoot, languages, publicFolder, buildHash)
  await appendFile(path.join(publicFolder, 'sw.js'), removeOtherPages(buildHash))
}

async function generateWithWorkbox(
  projectRoot: string,
  languages: readonly SiteLanguage[],
  publicFolder: string,
  buildHash: string,
) {
  const require = createRequire(path.join(projectRoot, 'package.json'))
  const workbox = require.resolve('workbox-cli/build/bin.js')
  const config = path.join(projectRoot, 'builder/bundle/workbox.config.cjs')
  try {
    await run(process.execPath, [workbox, 'generateSW', config], {
      cwd: projectRoot,
      env: {
        PUBLIC_FOLDER: publicFolder,
        BUILD_HASH: buildHash,
        BROWSERS: BROWSERS.join(),
        NON_PAGE_PATH: NON_PAGE_PATH.source,
        BASES: languages.map(({ base }) => base).join(),
      },
    })
  } catch (cause) {
    const { stderr = '' } = cause as { stderr?: string }
    throw new Error(`workbox-cli could not generate the service worker: ${stderr.trim()}`, {
      cause,
    })
  }
}

/** Cached HTML of another build would request files that may be gone. */
function removeOtherPages(buildHash: string): string {
  return `
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    const names = await caches.keys()
    const others = names.filter(
      (name) => name.startsWith('careers-pages-') && name !== 'careers-pages-${buildHash}',
    )
    await Promise.all(others.map((name) => caches.delete(name)))
  })())
})
`
}
