import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { loadRepository } from '../../../server/content-service/repository/load-repository.js'
import { launchBrowser } from '../../helpers/browser/browser.js'
import {
  SAMPLE_FOLDER,
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { findFreePort } from '../../helpers/machine/find-free-port.js'
import { renderNginx } from '../../helpers/nginx/nginx.js'
import { startEntrypoint } from '../../helpers/nginx/start-entrypoint.js'
import { createReleases, type Releases } from '../releases.js'
import type { Tally } from '../tally.js'
import { createProgram, type Program } from './program.js'

/** All that takes part, on loopback. */
export interface Parts {
  content: TestContentService
  releases: Releases
  builder: Program
  sidecar: Program
  nginx: { pid: number; findCrashes: () => string[] }
  browser: Browser
  /** As a browser names the site: service workers are for HTTPS and for this name. */
  origin: string
  secret: string
  close: () => Promise<void>
}

/** More than a page can bear, so that there are pages from A to Z. */
const JOBS = 106
const SECRET = 'a-secret-of-the-soak'

export async function startParts(tally: Tally): Promise<Parts> {
  const content = await startContent()
  const siteRoot = mkdtempSync(path.join(os.tmpdir(), 'careers-soak-'))
  const sidecarPort = await findFreePort()
  const sidecarAddress = `127.0.0.1:${sidecarPort}`
  const rendered = await renderNginx({ siteRoot, sidecarAddress })
  const origin = rendered.baseUrl.replace('127.0.0.1', 'localhost')
  const env = {
    SITE_ROOT: siteRoot,
    SITE_URL: origin,
    PRISMIC_REPOSITORY: content.repository.name,
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
    PRISMIC_WEBHOOK_SECRET: SECRET,
    REBUILD_POLL_MS: '5000',
    SIDECAR_PORT: String(sidecarPort),
    SIDECAR_ADMIN_PORT: '0',
    SIDECAR_ADDRESS: sidecarAddress,
    RELOAD_INTERVAL: '2',
  }
  const onEnd = (name: string) => (lines: string) => tally.fail('ended by itself', name + lines)
  const builder = createProgram({
    args: ['dist/builder/cli.js', 'reconcile', '--watch'],
    env,
    ready: /watching/,
    onEnd: onEnd('builder'),
  })
  const sidecar = createProgram({
    args: ['dist/server/sidecar/start.js'],
    env,
    ready: /listening/,
    onEnd: onEnd('sidecar'),
  })
  const releases = createReleases(siteRoot)
  const { ref, documents } = content.repository.getMaster()
  releases.add('the sample', ref, documents.map(({ document }) => document) as never)

  let nginxPid = 0
  const removeFolders = () => {
    for (const folder of [siteRoot, rendered.directory]) {
      // Who writes there may not have noticed yet that it was killed.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
    }
  }
  /** Also at a Ctrl-C, and while things start: no child outlives this process. */
  const abandon = () => {
    for (const pid of [builder.pid(), sidecar.pid(), -nginxPid]) killIfThere(pid)
    removeFolders()
  }
  process.once('exit', abandon)
  const [browser] = await Promise.all([launchBrowser(), builder.start(), sidecar.start()])
  const nginx = await startEntrypoint(rendered, env)
  nginxPid = nginx.pid
  await nginx.until(() => {
    if (tally.problems.length > 0) throw new Error('There is no first release.')
    return Promise.resolve(existsSync(path.join(siteRoot, 'current')))
  })
  return {
    content,
    releases,
    builder,
    sidecar,
    browser,
    origin,
    secret: SECRET,
    nginx: {
      pid: nginx.pid,
      /** Lines of its log. Its master starts another worker, so that visitors may not notice. */
      findCrashes: () =>
        readFileSync(path.join(rendered.run, 'error.log'), 'utf8').match(/.*exited on signal.*/g) ??
        [],
    },
    async close() {
      process.removeListener('exit', abandon)
      await Promise.all([browser.close(), builder.kill(), sidecar.kill(), nginx.stop()])
      await content.close()
      removeFolders()
    },
  }
}

/** One that has not been started has no id: 0 would be this process's own group. */
function killIfThere(pid: number): void {
  try {
    if (pid !== 0) process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The sample, with copies of its jobs until there are enough. */
async function startContent(): Promise<TestContentService> {
  const today = new Date().toISOString().slice(0, 10)
  const { documents } = await loadRepository(SAMPLE_FOLDER, { today })
  const open = documents.filter(({ type, data }) => type === 'job' && data?.['status'] === 'Open')
  const copies = Array.from({ length: JOBS - open.length }, (_, index) => {
    const job = open[index % open.length] as (typeof open)[number]
    const uid = String(100_000 + index)
    const title = `${String(job.data?.['title'])} ${uid}`
    return { ...job, id: `copy-${uid}`, uid, data: { ...job.data, title, legacy_ids: [] } }
  })
  return startContentService({
    folder: SAMPLE_FOLDER,
    documents: [...documents, ...copies],
    drafts: [],
  })
}
