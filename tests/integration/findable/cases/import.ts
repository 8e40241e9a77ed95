import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { importGreenhouse } from '../../../../builder/import/import-greenhouse.js'
import { createProgress } from '../../../../builder/lib/progress.js'
import { createContentClient, startContentService } from '../../../helpers/content-service.js'
import { createTestSite } from '../../../helpers/generated-site.js'
import { SITE_URL, type SampleSite } from '../../../helpers/sample-site.js'
import { startSite } from '../../../helpers/site-server.js'

/** The settings, with the board's host among those where people may apply. */
async function allowBoard(client: ReturnType<typeof createContentClient>) {
  const settings = await client.getSingle('site_settings', { lang: 'en-gb' })
  const hosts = [...settings.data.apply_hosts, { host: new URL(SITE_URL).hostname }]
  return { ...settings, data: { ...settings.data, apply_hosts: hosts } }
}

export function describeImport(sample: () => SampleSite): void {
  describe('an import of our own board', () => {
    let out: string

    beforeAll(async () => {
      out = await mkdtemp(path.join(os.tmpdir(), 'careers-import-'))
    })

    afterAll(() => rm(out, { recursive: true }))

    const listImported = (folder: string) => readdir(path.join(out, folder))
    const readDocument = async (name: string) =>
      JSON.parse(await readFile(path.join(out, 'documents/job', name), 'utf8'))
    const runImport = (board: string) =>
      importGreenhouse(
        sample().site.config,
        createProgress({ write: () => {} }, () => 0),
        { board, out },
      )

    it('writes a document and a migration for every job, from the address or from a file', async () => {
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
      // A list tells no pay, so that of a file has none.
      expect(salary_ranges).toEqual([])
      expect(fromAddress.data).toMatchObject(data)
    })

    it('makes a site of the same jobs, at the same addresses', async () => {
      const jobs = await Promise.all((await listImported('documents/job')).map(readDocument))
      const imported = new Set(jobs.map(({ id }) => id))
      const content = await startContentService()
      const client = createContentClient(content)
      const former = await client.getAllByType('job', { lang: 'en-gb' })
      content.repository.publishDocuments(
        [...jobs, await allowBoard(client)],
        former.map(({ id }) => id).filter((id) => !imported.has(id)),
      )
      const site = await createTestSite({ PRISMIC_API_ENDPOINT: content.apiEndpoint, SITE_URL })
      try {
        await site.generate()
        const addresses = (text: string) =>
          (JSON.parse(text) as { jobs: { absolute_url: string }[] }).jobs
            .map(({ absolute_url }) => absolute_url)
            .sort()
        expect(addresses(await site.readPublic('api/jobs.json'))).toEqual(
          addresses(await sample().site.readPublic('api/jobs.json')),
        )
      } finally {
        await site.remove()
        await content.close()
      }
    })

    it('says in one line what is wrong with what it is given', async () => {
      await expect(runImport('no/such/file.json')).rejects.toThrow(
        '--board: there is no file "no/such/file.json".',
      )
      const notBoard = path.join(sample().site.siteRoot, 'current/public/feed.json')
      await expect(runImport(notBoard)).rejects.toThrow(/is not a list of jobs/)
    })
  })
}
