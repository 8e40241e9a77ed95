import { execFile } from 'node:child_process'
import { appendFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface ServiceWorkerOptions {
  /** Makes a worker that removes itself and every saved copy from the visitors' browsers instead. */
  killSwitch?: boolean
}

/**
 * Writes `/sw.js`, which depends on the browser code and never on content, so that a publication is no
 * update of the worker.
 */
export async function bundleServiceWorker(
  projectRoot: string,
  publicFolder: string,
  buildHash: string,
  { killSwitch = false }: ServiceWorkerOptions = {},
): Promise<void> {
  const file = path.join(publicFolder, 'sw.js')
  if (killSwitch) return writeFile(file, removeServiceWorker())
  await generateWithWorkbox(projectRoot, publicFolder, buildHash)
  await appendFile(file, removeOtherPages(buildHash))
}

async function generateWithWorkbox(projectRoot: string, publicFolder: string, buildHash: string) {
  const require = createRequire(path.join(projectRoot, 'package.json'))
  const workbox = require.resolve('workbox-cli/build/bin.js')
  const config = path.join(projectRoot, 'builder/config/workbox.config.cjs')
  try {
    await run(process.execPath, [workbox, 'generateSW', config], {
      cwd: projectRoot,
      env: { PUBLIC_FOLDER: publicFolder, BUILD_HASH: buildHash },
    })
  } catch (cause) {
    const { stderr = '' } = cause as { stderr?: string }
    throw new Error(`workbox-cli could not make the service worker: ${stderr.trim()}`, { cause })
  }
}

/** Saved HTML of another build would ask for files that are no longer kept. */
function removeOtherPages(buildHash: string): string {
  return onActivate(`
    const names = await caches.keys()
    const others = names.filter(
      (name) => name.startsWith('careers-pages-') && name !== 'careers-pages-${buildHash}',
    )
    await Promise.all(others.map((name) => caches.delete(name)))`)
}

function removeServiceWorker(): string {
  return `self.addEventListener('install', () => self.skipWaiting())${onActivate(`
    const names = await caches.keys()
    const own = names.filter((name) => name.startsWith('careers-'))
    await Promise.all(own.map((name) => caches.delete(name)))
    await self.registration.unregister()`)}`
}

function onActivate(statements: string): string {
  return `
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {${statements}
  })())
})
`
}
