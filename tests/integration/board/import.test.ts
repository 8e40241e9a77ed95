import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { loadBoard } from '../../../builder/board/import/load-board.js'
import { importGreenhouse } from '../../../builder/setup/import/import-greenhouse.js'
import { createProgress } from '../../../builder/lib/progress.js'
import { serveBoard } from '../../../server/board-service/serve-board.js'
import type { JobBoard } from '../../../builder/shared/config/job-board.js'
import { createSite } from '../../../client/content/create-site.js'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import type { JobPageData } from '../../../client/shared/page-data/page-views.js'
import {
  createContentClient,
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { openTestSite } from '../../helpers/site/create-test-site.js'
import { startCommand } from '../../helpers/connect/run-connect.js'
import { SITE_URL, useSampleSite } from '../../helpers/site/sample-site.js'
import { startSite } from '../../helpers/server/start-site.js'

const sample = useSampleSite()

describe('importing the job board of the sample release', () => {
  let out: string
  let content: TestContentService

  beforeAll(async () => {
    content = await startContentService()
    out = await mkdtemp(path.join(os.tmpdir(), 'careers-import-'))
  })

  afterAll(async () => {
    await content.close()
    await rm(out, { recursive: true })
  })

  const listImported = (folder: string) => readdir(path.join(out, folder))
  const readDocument = async (name: string, folder = '') =>
    JSON.parse(await readFile(path.join(out, folder, 'documents/job', name), 'utf8'))
  const runImport = (board: JobBoard | string, to = out) =>
    importGreenhouse(
      openTestSite(out, { PRISMIC_API_ENDPOINT: content.apiEndpoint, SITE_URL }).config,
      createProgress({ write: () => {} }, () => 0),
      { board, out: to },
    )

  it('writes a document and a migration for every job, read from an address or from a file', async () => {
    const { meta } = (await sample().readJson('api/jobs.json')) as { meta: { total: number } }
    const server = await startSite({ siteRoot: sample().site.siteRoot })
    try {
      await runImport(`${server.baseUrl}/api/jobs.json`)
    } finally {
      await server.stop()
    }
    expect(await listImported('documents/job')).toHaveLength(meta.total)
    expect(await listImported('migration')).toHaveLength(meta.total)
    const fromAddress = await readDocument('1001.json')
    expect(fromAddress.data.salary_ranges).not.toEqual([])

    await runImport(path.join(sample().site.siteRoot, 'current/public/api/jobs.json'))
    const { salary_ranges, ...data } = (await readDocument('1001.json')).data
    // A list of jobs holds no pay, so none can come from a file.
    expect(salary_ranges).toEqual([])
    expect(fromAddress.data).toMatchObject(data)
  })

  it('leads to a site of the same jobs at the same addresses', async () => {
    const jobs = await Promise.all(
      (await listImported('documents/job')).map((name) => readDocument(name)),
    )
    const imported = new Set(jobs.map(({ id }) => id))
    const target = await startContentService()
    const client = createContentClient(target)
    const former = await client.getAllByType('job', { lang: 'en-gb' })
    target.repository.publishDocuments(
      jobs,
      former.map(({ id }) => id).filter((id) => !imported.has(id)),
    )
    const documents = (await client.dangerouslyGetAll({ lang: 'en-gb' })) as CareersDocument[]
    await target.close()
    const { pages, problems } = createSite(documents, {
      now: new Date(),
      buildHash: '',
      siteUrl: SITE_URL,
    })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    const addresses = pages
      .filter(({ componentChunkName: name }) => name === 'component---job-page')
      .filter(({ result }) => (result.data as JobPageData).job.listed)
      .map((page) => SITE_URL + page.path)
    const board = (await sample().readJson('api/jobs.json')) as { jobs: { absolute_url: string }[] }
    expect(addresses.sort()).toEqual(board.jobs.map(({ absolute_url }) => absolute_url).sort())
  })

  it('writes the jobs of a board of any vendor too', async () => {
    const { origin, board, close } = await serveBoard('ashby', 0)
    try {
      await runImport(
        { vendor: 'ashby', company: 'acme', endpoint: origin },
        path.join(out, 'ashby'),
      )
      const jobs = await Promise.all(
        (await listImported('ashby/documents/job')).map((name) => readDocument(name, 'ashby')),
      )
      const titles = board.postings.map(({ title }) => title)
      expect(jobs.map(({ data }) => data.title).sort()).toEqual(titles.sort())
      expect(await listImported('ashby/migration')).toHaveLength(60)
    } finally {
      await close()
    }
  })

  it('names a board that cannot be read in one line, and writes nothing', async () => {
    const { origin, board, close } = await serveBoard('ashby', 0)
    board.outage = { fault: 'missing' }
    const folder = path.join(out, 'none')
    const env = { PRISMIC_API_ENDPOINT: content.apiEndpoint, JOB_BOARD_ENDPOINT: origin }
    const args = ['import-greenhouse', '--board', 'ashby:acme', '--out', folder]
    try {
      expect(await startCommand(args, env).ended).toMatchObject({
        code: 1,
        errors: 'The job board ashby:acme answers 404. Check the name of the company.\n',
      })
      await expect(readdir(folder)).rejects.toThrow('ENOENT')
    } finally {
      await close()
    }
  })

  it('says in one line what is wrong with an argument', async () => {
    await expect(runImport('no/such/file.json')).rejects.toThrow(
      '--board: there is no file "no/such/file.json".',
    )
    const notBoard = path.join(sample().site.siteRoot, 'current/public/feed.json')
    await expect(runImport(notBoard)).rejects.toThrow(/is not a list of jobs/)
    await expect(runImport(out)).rejects.toThrow(/ cannot be read, it is a folder: name the file/)
    await expect(runImport('http://[')).rejects.toThrow('--board: "http://[" is no address.')
    await expect(loadBoard('/dev/zero', 1024 * 1024)).rejects.toThrow(
      '--board: /dev/zero is larger than 1 MiB, which no board is.',
    )
  })

  it('gives up an answer that never ends at the largest size of a board', async () => {
    const server = createServer((_, response) => {
      const send = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
      }
      response.on('drain', send)
      send()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    try {
      await expect(loadBoard(`http://127.0.0.1:${port}/jobs`, 1024 * 1024)).rejects.toThrow(
        /is larger than 1 MiB, which no board is\.$/,
      )
    } finally {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  })
})
