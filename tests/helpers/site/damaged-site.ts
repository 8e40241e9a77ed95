import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { approve } from '../../../builder/reconcile/approve.js'
import { loadReconcilePorts } from '../../../builder/reconcile/load-reconcile-ports.js'
import { reconcile } from '../../../builder/reconcile/reconcile.js'
import { createProgress } from '../../../builder/lib/progress.js'
import { startContentService, type TestContentService } from '../content/content-service.js'
import { madeJobs, madeRepository } from '../content/made-documents.js'
import { startSite } from '../server/start-site.js'
import { openTestSite, type TestSite } from './create-test-site.js'
import { copySite, makeOnce } from './make-once.js'

/** A copy of a site that has all files of state, two releases, and a closed job: `/role-4/4`. */
export interface DamagedSite extends TestSite {
  content: TestContentService
  file: (name: string) => string
  /** Empties, cuts, changes or deletes a file. */
  damage: (name: string, damage: Damage, otherShape?: unknown) => void
  /** Builds as `reconcile --force` does, and resolves to the result and the warnings but those of the content. */
  rebuild: () => Promise<{ result: string; warnings: string[] }>
  /** The statuses of paths; without any, of the home page, an open job and a closed one. */
  ask: (...paths: string[]) => Promise<number[]>
}

export const DAMAGES = ['emptied', 'cut', 'of another shape', 'deleted'] as const
export type Damage = (typeof DAMAGES)[number]

/** The content of the site, and the site, which is made once in a run of Jest; each copy is independent. */
export async function createSiteToDamage() {
  const content = await startContentService({ documents: madeRepository(madeJobs(4)) })
  const env = { PRISMIC_API_ENDPOINT: content.apiEndpoint }
  const closeJob = () => content.repository.publishDocuments([], ['job-4'])
  const whole = await makeOnce('site-to-damage', async (siteRoot) => {
    const site = openTestSite(siteRoot, env)
    await site.generate()
    closeJob()
    const { result } = await rebuild(site)
    if (result !== 'live') throw new Error(`The site could not be made: ${result}`)
    await approve(site.config, { ref: 'Zother', allowEmpty: false }, new Date())
  })
  closeJob()
  const copies: string[] = []

  return {
    env,
    copy: (): DamagedSite => {
      const siteRoot = copySite(whole)
      copies.push(siteRoot)
      const site = openTestSite(siteRoot, env)
      const file = (name: string) => path.join(siteRoot, name)
      return {
        ...site,
        content,
        file,
        damage: (name, damage, otherShape = {}) => damageFile(file(name), damage, otherShape),
        rebuild: () => rebuild(site),
        ask: (...paths) =>
          ask(siteRoot, paths.length > 0 ? paths : ['/', '/role-1/1', '/role-4/4']),
      }
    },
    remove: async () => {
      for (const folder of copies) rmSync(folder, { recursive: true, force: true })
      await content.close()
    },
  }
}

function damageFile(file: string, damage: Damage, otherShape: unknown) {
  const text = readFileSync(file, 'utf8')
  // Others may share the file by hard links.
  rmSync(file)
  if (damage === 'emptied') writeFileSync(file, '')
  if (damage === 'cut') writeFileSync(file, text.slice(0, text.length / 2))
  if (damage === 'of another shape') writeFileSync(file, JSON.stringify(otherShape))
}

async function rebuild({ config }: TestSite) {
  let output = ''
  const progress = createProgress({ write: (text) => (output += text) }, () => performance.now())
  const options = { progress, log: () => {}, pause: async () => {}, allowsDrop: false }
  const ports = await loadReconcilePorts(config, options)
  const choices = { isForced: true, hintedRef: null, refDelay: 0, requestId: null }
  const reconciled = await reconcile(ports, choices)
  const lines = output.split('\n').filter((line) => line.startsWith('! '))
  const warnings = lines.filter((line) => !line.includes('search engines cannot list'))
  if (reconciled.kind !== 'built') return { result: reconciled.because, warnings }
  const { result, message } = reconciled.outcome
  return { result: message === null ? result : `${result}: ${message}`, warnings }
}

async function ask(siteRoot: string, paths: string[]): Promise<number[]> {
  const server = await startSite({ siteRoot })
  const answers = paths.map((name) => fetch(server.baseUrl + name, { redirect: 'manual' }))
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  await server.stop()
  return statuses
}

/** Gives each test of a file its own copy of one site. */
export function forEachCopy(take: (site: DamagedSite) => void): void {
  let source: Awaited<ReturnType<typeof createSiteToDamage>>
  beforeAll(async () => {
    source = await createSiteToDamage()
  })
  beforeEach(() => take(source.copy()))
  afterAll(() => source.remove())
}
