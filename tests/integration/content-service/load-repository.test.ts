import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { loadRepository } from '../../../server/content-service/repository/load-repository.js'
import { createContentClient, startContentService } from '../../helpers/content/content-service.js'
import { madeJob, madeJobs } from '../../helpers/content/made-documents.js'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-repository-'))
  const languages = [{ id: 'en-gb', name: 'English', is_master: true }]
  await write('repository.json', { name: 'careers-folder', anchor: '2026-11-21', languages })
  for (const job of madeJobs(3)) await write(`documents/jobs/${job.id}.json`, job)
  await write('documents/page.json', { id: 'page-1', type: 'page', data: { title: 'About' } })
  await write('drafts/winter/draft.json', { id: 'Xwinter', label: 'Winter', deleted: ['job-3'] })
  await write('drafts/winter/documents/job-4.json', madeJob('4'))
  await write('customtypes/job/index.json', { id: 'job', label: 'Vacancy', json: {} })
})
afterEach(() => rm(folder, { recursive: true }))

async function write(file: string, content: unknown) {
  const target = path.join(folder, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, typeof content === 'string' ? content : JSON.stringify(content))
}

it('a folder’s documents, drafts and models are served', async () => {
  const service = await startContentService({ folder, today: '2026-11-21' })
  const client = createContentClient(service)
  const listIds = async (ref?: string) =>
    (await client.dangerouslyGetAll(ref ? { ref } : {})).map(({ id }) => id)
  expect(await listIds()).toEqual(['job-1', 'job-2', 'job-3', 'page-1'])
  expect((await client.getRepository()).types).toEqual({ job: 'Vacancy', page: 'page' })
  const [draft] = service.repository.getDrafts()
  expect(await listIds(draft?.previewUrl)).toEqual(['job-1', 'job-2', 'page-1', 'job-4'])
  await service.close()
})

it('dates move by whole weeks, in drafts too, and loads within a week are equal', async () => {
  const dates = async (today: string) => {
    const { documents, drafts } = await loadRepository(folder, { today })
    return [documents[0], drafts?.[0]?.documents[0]].map(
      (document) => document?.data?.['date_posted'],
    )
  }
  expect(await dates('2026-11-21')).toEqual(['2026-10-01', '2026-10-01'])
  expect(await dates('2026-11-28')).toEqual(['2026-10-08', '2026-10-08'])
  expect(await loadRepository(folder, { today: '2027-01-02' })).toEqual(
    await loadRepository(folder, { today: '2027-01-08' }),
  )
})

it.each([
  ['documents/jobs/job-2.json', '{"id":', 'job-2.json is not valid JSON'],
  ['documents/jobs/job-2.json', '{"id":"x"}', 'job-2.json has no "type"'],
  ['repository.json', '{}', 'repository.json has no "name"'],
])('an error names %s when it holds %s', async (file, content, message) => {
  await write(file, content)
  await expect(loadRepository(folder, { today: '2026-11-21' })).rejects.toThrow(message)
})
