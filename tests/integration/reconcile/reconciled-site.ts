import { rmSync } from 'node:fs'
import type { BuildMemory } from '../../../builder/generate/build-memory.js'
import { createProgress } from '../../../builder/lib/progress.js'
import { loadReconcilePorts } from '../../../builder/reconcile/load-reconcile-ports.js'
import { reconcile, type Reconciled } from '../../../builder/reconcile/reconcile.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { madeJob, madeJobs, madeRepository } from '../../helpers/content/made-documents.js'
import { findFreePort } from '../../helpers/machine/find-free-port.js'
import { createTestSite, UNCOMPRESSED, type TestSite } from '../../helpers/site/create-test-site.js'
import { copySite } from '../../helpers/site/make-once.js'

export const progress = createProgress({ write: () => {} }, () => performance.now())

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms / 50))

/** What reconciling has done, in a word. */
export const toShort = (reconciled: Reconciled) =>
  reconciled.kind === 'built' ? reconciled.outcome.result : reconciled.because

interface Choices {
  isForced?: boolean
  allowsDrop?: boolean
  ref?: string
}

/** A content service with twelve jobs and an empty site for each test of a file. */
export function useReconciledSite() {
  let port: number
  let content: TestContentService
  let site: TestSite
  /** A copy of the site with its first release. */
  let begun: string | undefined

  beforeAll(async () => {
    // Pages have the address of the content service.
    port = await findFreePort()
  })
  beforeEach(async () => {
    content = await startContentService({ documents: madeRepository(madeJobs(12)), port })
    site = await createTestSite({ PRISMIC_API_ENDPOINT: content.apiEndpoint, ...UNCOMPRESSED })
  })
  afterEach(async () => {
    await site.remove()
    await content.close()
  })
  afterAll(() => {
    if (begun !== undefined) rmSync(begun, { recursive: true })
  })

  const loadPorts = (options: { allowsDrop: boolean; memory?: BuildMemory }) =>
    loadReconcilePorts(site.config, { progress, log: () => {}, pause, ...options })

  async function run({ isForced = false, allowsDrop = false, ref }: Choices = {}) {
    const ports = await loadPorts({ allowsDrop })
    const asked = { refDelay: 200, requestId: 'request-0001' }
    return reconcile(ports, { isForced, hintedRef: ref ?? null, ...asked })
  }

  return {
    content: () => content,
    site: () => site,
    loadPorts,
    run,
    /** Gives the site its first release, which only the first test to ask for it builds. */
    begin: async () => {
      if (begun === undefined) {
        await run()
        begun = copySite(site.siteRoot)
      } else copySite(begun, site.siteRoot)
    },
    changeTitle: (title: string) => content.repository.publishDocuments([madeJob('1', { title })]),
  }
}
