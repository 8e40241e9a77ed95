import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createBoardMemory } from '../../../builder/board/board-memory.js'
import { joinBoard } from '../../../builder/board/documents/join-board.js'
import { readBoard } from '../../../builder/board/read-board.js'
import { createProgress } from '../../../builder/lib/progress.js'
import { importGreenhouse } from '../../../builder/setup/import/import-greenhouse.js'
import { BOARD_VENDORS, type BoardVendorName } from '../../../builder/shared/config/job-board.js'
import { slugify } from '../../../client/content/lib/slugify.js'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import { createSamplePostings } from '../../../server/board-service/postings/sample-postings.js'
import { serveBoard, type RunningBoard } from '../../../server/board-service/serve-board.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { madeDepartment, madeLocation, madeSettings } from '../../helpers/content/made-documents.js'
import { startCommand } from '../../helpers/connect/run-connect.js'
import { openTestSite } from '../../helpers/site/create-test-site.js'

/* `npm run import-greenhouse -- --board VENDOR:COMPANY` */

let out: string
let content: TestContentService
let documents: CareersDocument[]

beforeAll(async () => {
  const postings = createSamplePostings('2026-11-21')
  const places = new Map(postings.map(({ place }) => [place.town, place]))
  const countries = new Map(postings.map(({ place }) => [place.country, place.countryCode]))
  documents = [
    madeSettings(),
    ...[...new Set(postings.map(({ department }) => department))].map((name) =>
      madeDepartment(slugify(name), name),
    ),
    ...[...places.values()].map(({ town, countryCode: country }) =>
      madeLocation(slugify(town), town, { locality: town, country }),
    ),
    ...[...countries].map(([name, country]) =>
      madeLocation(slugify(name), name, { kind: 'country', country }),
    ),
  ]
  content = await startContentService({ documents })
  out = await mkdtemp(path.join(os.tmpdir(), 'careers-import-'))
})
afterAll(async () => {
  await content.close()
  await rm(out, { recursive: true })
})

const openConfig = () => openTestSite(out, { PRISMIC_API_ENDPOINT: content.apiEndpoint }).config

it.each(BOARD_VENDORS)(
  'the jobs of %s are written as the documents that the builder makes',
  async (vendor) => {
    const running = await serveBoard(vendor, 0)
    try {
      const folder = path.join(out, vendor)
      const board = { vendor, company: 'acme', endpoint: running.origin }
      const progress = createProgress({ write: () => {} }, () => 0)
      await importGreenhouse(openConfig(), progress, { board, out: folder })
      const written = await readAll(path.join(folder, 'documents/job'))
      expect(written).toEqual(await listMade(vendor, running))
      expect(written).toHaveLength(60)
      expect(await readdir(path.join(folder, 'migration'))).toHaveLength(60)
    } finally {
      await running.close()
    }
  },
)

it('the command names a board that cannot be read in one line, and writes nothing', async () => {
  const running = await serveBoard('ashby', 0)
  running.board.outage = { fault: 'missing' }
  const folder = path.join(out, 'none')
  const env = { PRISMIC_API_ENDPOINT: content.apiEndpoint, JOB_BOARD_ENDPOINT: running.origin }
  const args = ['import-greenhouse', '--board', 'ashby:acme', '--out', folder]
  try {
    expect(await startCommand(args, env).ended).toMatchObject({
      code: 1,
      errors: 'The job board ashby:acme answers 404. Check the name of the company.\n',
    })
    await expect(readdir(folder)).rejects.toThrow('ENOENT')
  } finally {
    await running.close()
  }
})

async function readAll(folder: string): Promise<CareersDocument[]> {
  const names = (await readdir(folder)).sort()
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
  )
}

async function listMade(vendor: BoardVendorName, running: RunningBoard) {
  const config = openConfig()
  const board = { vendor, company: 'acme', endpoint: running.origin }
  const read = await readBoard({ ...config, board }, createBoardMemory())
  const made = joinBoard(documents, read, config).documents.filter(({ type }) => type === 'job')
  const jobs = JSON.parse(JSON.stringify(made)) as CareersDocument[]
  return jobs.sort((one, other) => (`${one.uid}.json` < `${other.uid}.json` ? -1 : 1))
}
