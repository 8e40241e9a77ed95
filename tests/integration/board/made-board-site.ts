import { createBoardMemory } from '../../../builder/board/board-memory.js'
import { createKeptBoard } from '../../../builder/board/kept-board.js'
import type { BuildMemory } from '../../../builder/generate/build-memory.js'
import { loadReconcilePorts } from '../../../builder/reconcile/load-reconcile-ports.js'
import { reconcile } from '../../../builder/reconcile/reconcile.js'
import { createProgress } from '../../../builder/lib/progress.js'
import { readRebuildState } from '../../../builder/shared/site-root/protocol-files.js'
import { serveBoard, type RunningBoard } from '../../../server/board-service/serve-board.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { madeJob, madeLocation, madeRepository } from '../../helpers/content/made-documents.js'
import { createTestSite, type TestSite } from '../../helpers/site/create-test-site.js'

const SITE_URL = 'https://careers.example'

/** With a town, without which no job there is told to search engines. */
const BRISTOL = madeLocation('bristol', 'Bristol', { locality: 'Bristol' })

/** One job, and what the board's jobs refer to. */
export const OF_CMS = madeRepository([madeJob('1001')]).map((document) =>
  document.id === BRISTOL.id ? BRISTOL : document,
)

export type BoardSite = Awaited<ReturnType<typeof makeBoardSite>>

/** A site of one CMS job and the invented board, published by one-shot processes that share nothing but its folder, unless they are given a memory. */
export async function makeBoardSite() {
  const content: TestContentService = await startContentService({
    documents: OF_CMS,
  })
  const running: RunningBoard = await serveBoard('greenhouse', 0)
  const site: TestSite = await createTestSite({
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
    SITE_URL,
    JOB_BOARD: 'greenhouse:acme',
    JOB_BOARD_ENDPOINT: running.origin,
  })
  const told: string[] = []
  const progress = createProgress({ write: (text) => void told.push(text) }, () => 0)
  const openKept = (warn: (message: string) => void) => {
    const { jobBoard: board } = site.config
    if (board === null) throw new Error('no board')
    return createKeptBoard({ ...site.config, board }, warn)
  }
  return {
    content,
    running,
    site,
    /** Lines that the processes have written. */
    told,
    readState: () => readRebuildState(site.siteRoot),
    run: async (memory?: BuildMemory) => {
      const ports = await loadReconcilePorts(site.config, {
        progress,
        log: (level, message) => void (level === 'warn' && told.push(message)),
        pause: async () => {},
        allowsDrop: false,
        ...(memory && { memory }),
      })
      const asked = { isForced: false, hintedRef: null, refDelay: 0, requestId: null }
      const result = await reconcile(ports, asked)
      return result.kind === 'built' ? result.outcome : result
    },
    /** As if the time were over for which nothing may be asked. */
    endQuiet: () =>
      openKept(() => {}).keepQuiet({ ...createBoardMemory(), quiet: { until: 0, because: '' } }),
    /** The reading on the disk, for a process that has just begun. */
    openKept,
    /** Of the CMS. */
    changeTitle: (title: string) =>
      content.repository.publishDocuments([madeJob('1001', { title })]),
    listTitles: async () => {
      const { jobs } = JSON.parse(await site.readPublic('api/jobs.json')) as {
        jobs: { title: string }[]
      }
      return jobs.map(({ title }) => title)
    },
    close: async () => {
      await site.remove()
      await running.close()
      await content.close()
    },
  }
}
