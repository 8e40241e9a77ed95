import path from 'node:path'
import { SAMPLE_FOLDER, startContentService } from '../../helpers/content/content-service.js'

it('each document of the sample in several languages has an id as Prismic gives it, which a preview link may name', async () => {
  const service = await startContentService({
    folder: [SAMPLE_FOLDER, path.join(SAMPLE_FOLDER, 'languages/de-de')],
  })
  const ids = service.repository.getMaster().documents.map(({ document }) => document.id)
  await service.close()
  expect(ids).toContain('de-de_job-1001')
  expect(ids.filter((id) => !/^[\w-]{1,64}$/.test(id))).toEqual([])
})
