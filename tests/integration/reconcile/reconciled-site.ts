import type { BuildMemory } from '../../../builder/generate/build-memory.js'
import { createProgress } from '../../../builder/lib/progress.js'
import { loadReconcilePorts } from '../../../builder/reconcile/load-reconcile-ports.js'
import { reconcile, type Reconciled } from '../../../builder/reconcile/reconcile.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { madeJob, madeJobs, madeRepository } from '../../helpers/content/made-documents.js'
import { createTestSite, type TestSite } from '../../helpers/site/create-test-site.js'

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
  let content: TestContentService
  let site: TestSite

  beforeEach(async () => {
    content = await startContentService({ documents: madeRepository(madeJobs(12)) })
    site = await createTestSite({ PRISMIC_API_ENDPOINT: content.apiEndpoint })
  })
  afterEach(async () => {
    await site.remove()
    await content.close()
  })

  const loadPorts = (options: { allowsDrop: boolean; memory?: BuildMemory }) =>
    loadReconcilePorts(site.config, { progress, log: () => {}, pause, ...options })

  return {
    content: () => content,
    site: () => site,
    loadPorts,
    run: async ({ isForced = false, allowsDrop = false, ref }: Choices = {}) => {
      const ports = await loadPorts({ allowsDrop })
      const asked = { refDelay: 200, requestId: 'request-0001' }
      return reconcile(ports, { isForced, hintedRef: ref ?? null, ...asked })
    },
    changeTitle: (title: string) => content.repository.publishDocuments([madeJob('1', { title })]),
  }
}
