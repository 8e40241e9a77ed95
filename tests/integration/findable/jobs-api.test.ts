import Ajv, { type ValidateFunction } from 'ajv'
import { loadBoard } from '../../../builder/board/import/load-board.js'
import schema from '../../fixtures/greenhouse-board.schema.json'
import { SITE_URL, useSampleSite } from '../../helpers/site/sample-site.js'
import { startSite } from '../../helpers/server/start-site.js'

const sample = useSampleSite()

describe('the jobs API of the sample release', () => {
  let validate: ValidateFunction

  beforeAll(async () => {
    validate = new Ajv({
      allowUnionTypes: true,
      strictTypes: false,
      strictRequired: false,
    }).compile(schema)
  })

  interface Board {
    jobs: {
      id: number
      absolute_url: string
      updated_at: string
      departments: { name: string }[]
    }[]
    meta: { total: number }
  }

  it('answers as a Greenhouse board does', async () => {
    const board = (await sample().readJson('api/jobs.json')) as Board
    validate(board)
    expect(validate.errors).toBeNull()
    expect(board.meta.total).toBe(board.jobs.length)
    const ids = board.jobs.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(board.jobs).not.toEqual([])
    for (const { absolute_url } of board.jobs) {
      expect(sample().html.get(sample().fileOf(absolute_url))?.canonical).toBe(absolute_url)
    }
  })

  it('answers each single job as in the list, with its pay in addition', async () => {
    const { jobs } = (await sample().readJson('api/jobs.json')) as Board
    expect(jobs).not.toEqual([])
    for (const job of jobs) {
      const alone = (await sample().readJson(`api/jobs/${job.id}.json`)) as {
        pay_input_ranges: unknown[]
      }
      const { pay_input_ranges, ...rest } = alone
      expect(rest).toEqual(job)
      validate({ jobs: [alone], meta: { total: 1 } })
      expect(validate.errors).toBeNull()
      expect(Array.isArray(pay_input_ranges)).toBe(true)
    }
    const unlisted = sample().files.filter((name) => /^api\/jobs\/\d+\.json$/.test(name))
    expect(unlisted).toHaveLength(jobs.length)
  })

  it('names all locations that find a job in the listing', async () => {
    const { jobs } = (await sample().readJson('api/jobs.json')) as {
      jobs: { metadata: { name: string; value: unknown }[] }[]
    }
    const valuesOf = (name: string) =>
      jobs.map(({ metadata }) => metadata.find((item) => item.name === name)?.value as string[])
    const found = valuesOf('Found By Locations')
    valuesOf('Location Slugs').forEach((own, index) =>
      expect(found[index]).toEqual(expect.arrayContaining(own)),
    )
    expect(found.filter((slugs) => slugs.includes('united-kingdom')).length).toBeGreaterThan(10)
  })

  it('can be read over HTTP by a script written for a Greenhouse board', async () => {
    const server = await startSite({ siteRoot: sample().site.siteRoot })
    try {
      const jobs = (await loadBoard(`${server.baseUrl}/api/jobs.json`)) as Record<string, string>[]
      const { meta } = (await sample().readJson('api/jobs.json')) as Board
      expect(jobs).toHaveLength(meta.total)
      expect(jobs.every(({ pay_input_ranges }) => Array.isArray(pay_input_ranges))).toBe(true)
      expect(jobs.every(({ absolute_url }) => absolute_url?.startsWith(`${SITE_URL}/`))).toBe(true)
    } finally {
      await server.stop()
    }
  })
})
