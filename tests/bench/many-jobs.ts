import { loadRepository } from '../../server/content-service/repository/load-repository.js'
import type { RepositoryContent } from '../../server/content-service/repository/repository.js'
import { SAMPLE_FOLDER } from '../helpers/content/content-service.js'

/** The sample, with copies of its open jobs until there are as many as asked for. */
export async function loadManyJobs(count: number): Promise<RepositoryContent> {
  const { documents, ...sample } = await loadRepository(SAMPLE_FOLDER, {
    today: new Date().toISOString().slice(0, 10),
  })
  const open = documents.filter(({ type, data }) => type === 'job' && data?.['status'] === 'Open')
  const copies = Array.from({ length: Math.max(0, count - open.length) }, (_, index) => {
    const job = open[index % open.length] as (typeof open)[number]
    const uid = String(100_000 + index)
    return { ...job, id: `copy-${uid}`, uid, data: { ...job.data, legacy_ids: [] } }
  })
  return { ...sample, documents: [...documents, ...copies] }
}
