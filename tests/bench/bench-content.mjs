import path from 'node:path'
import { createContentService } from '../../dist/server/content-service/create-content-service.js'
import { listen } from '../../dist/server/content-service/listen.js'
import { loadRepository } from '../../dist/server/content-service/repository/load-repository.js'
import { createRepository } from '../../dist/server/content-service/repository/repository.js'

export const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..')

/** A content service over the sample, with copies of its jobs until there are as many as asked for. */
export async function startContent(count) {
  const sample = await loadRepository(path.join(PROJECT_ROOT, 'server/content-service/sample'), {
    today: new Date().toISOString().slice(0, 10),
  })
  const jobs = sample.documents.filter(({ type, data }) => type === 'job' && data.status === 'Open')
  const copies = Array.from({ length: Math.max(0, count - jobs.length) }, (_, index) => {
    const job = jobs[index % jobs.length]
    const uid = String(100_000 + index)
    return { ...job, id: `copy-${uid}`, uid, data: { ...job.data, legacy_ids: [] } }
  })
  let repository
  const server = await listen({
    port: 0,
    host: '127.0.0.1',
    createService: (publicUrl) => {
      const documents = [...sample.documents, ...copies]
      repository = createRepository({ ...sample, documents }, { imagesUrl: `${publicUrl}/images` })
      return createContentService({ repository, publicUrl })
    },
  })
  const settings = sample.documents.find(({ type }) => type === 'site_settings')
  const apiEndpoint = `http://127.0.0.1:${server.port}/api/v2`
  return { repository, jobs, settings, apiEndpoint, port: server.port, close: server.close }
}

/** The kinds of publication that are measured, each of which can be done again with another number. */
export const PUBLICATIONS = {
  'no change': () => {},
  'one title changed': ({ repository, jobs }, number) => {
    const job = jobs[number % jobs.length]
    repository.publishDocuments([{ ...job, data: { ...job.data, title: `Changed ${number}` } }])
  },
  'one job added': ({ repository, jobs }, number) => {
    const [{ data, ...job }] = jobs
    const own = { id: `added-${number}`, uid: String(900_000 + number) }
    repository.publishDocuments([{ ...job, ...own, data: { ...data, legacy_ids: [] } }])
  },
  'one job removed': ({ repository }, number) =>
    repository.publishDocuments([], [`added-${number}`]),
  'settings changed': ({ repository, settings }, number) => {
    const data = { ...settings.data, organisation_name: `Renamed ${number}` }
    repository.publishDocuments([{ ...settings, data }])
  },
}
